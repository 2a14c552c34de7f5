/** Reads a file in a worker, which ends with its answer. */
import { workerAddress } from '#browser/worker-address.ts';
import { type FileFault, type FileRead, MOST_FILE_BYTES } from './sheet.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address.
import readerAddress from './sheet.worker.ts?worker&url';

/** Milliseconds. */
const LONGEST_READ = 120_000;

const refused = (fault: FileFault): FileRead => ({ ok: false, fault });

export async function openSheet(file: Blob, signal: AbortSignal): Promise<FileRead> {
  if (file.size > MOST_FILE_BYTES) return refused('too-long');
  const bytes = await file.arrayBuffer().catch(() => null);
  // The user changed or moved the file after choosing it.
  if (bytes === null) return refused('changed');
  const worker = new Worker(workerAddress(readerAddress), { type: 'module' });
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<FileRead>((resolve) => {
      signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => resolve(data));
      // The worker ran out of memory, or its code did not load.
      worker.addEventListener('error', () => resolve(refused('broken')));
      limit = setTimeout(() => resolve(refused('too-slow')), LONGEST_READ);
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}
