/** Has a file read by a worker of its own, which ends with the answer. */
import { workerAddress } from '#browser/worker-address.ts';
import { type FileRead, MOST_FILE_BYTES } from './sheet.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address.
import readerAddress from './sheet.worker.ts?worker&url';

const broken: FileRead = { ok: false, fault: 'broken' };

/** Refused files are an answer too. Aborted, it never answers, and the worker ends at once. */
export async function openSheet(file: Blob, signal: AbortSignal): Promise<FileRead> {
  if (file.size > MOST_FILE_BYTES) return { ok: false, fault: 'too-long' };
  const bytes = await file.arrayBuffer();
  const worker = new Worker(workerAddress(readerAddress), { type: 'module' });
  try {
    return await new Promise<FileRead>((resolve) => {
      signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => resolve(data));
      // It ran out of memory, or its code did not come.
      worker.addEventListener('error', () => resolve(broken));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
