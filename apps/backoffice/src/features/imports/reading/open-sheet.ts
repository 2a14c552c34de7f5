/** Has a file read by a worker of its own, which ends with the answer. */
import { workerAddress } from '#browser/worker-address.ts';
import { type FileFault, type FileRead, MOST_FILE_BYTES } from './sheet.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address.
import readerAddress from './sheet.worker.ts?worker&url';

/** Milliseconds; a book of 5,000 rows takes some seconds on a cheap phone. */
const LONGEST_READ = 120_000;

const refused = (fault: FileFault): FileRead => ({ ok: false, fault });

/** Refused files are an answer too. Aborted, it never answers, and the worker ends at once. */
export async function openSheet(file: Blob, signal: AbortSignal): Promise<FileRead> {
  if (file.size > MOST_FILE_BYTES) return refused('too-long');
  const bytes = await file.arrayBuffer().catch(() => null);
  // The device refuses a file that was changed or moved since it was chosen.
  if (bytes === null) return refused('changed');
  const worker = new Worker(workerAddress(readerAddress), { type: 'module' });
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<FileRead>((resolve) => {
      signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => resolve(data));
      // It ran out of memory, or its code did not come.
      worker.addEventListener('error', () => resolve(refused('broken')));
      limit = setTimeout(() => resolve(refused('too-slow')), LONGEST_READ);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}
