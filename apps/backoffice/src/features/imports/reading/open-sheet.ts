/** Has a file read by a worker of its own, which ends with the answer. */
import { type FileRead, MOST_FILE_BYTES } from './sheet.ts';

/** Refused files are an answer too. Aborted, it never answers, and the worker ends at once. */
export async function openSheet(file: Blob, signal: AbortSignal): Promise<FileRead> {
  if (file.size > MOST_FILE_BYTES) return { ok: false, fault: 'too-long' };
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<FileRead>((resolve) => {
      signal.addEventListener('abort', () => worker.terminate());
      worker.addEventListener('message', ({ data }: MessageEvent<FileRead>) => resolve(data));
      // It ran out of memory, or its code did not come.
      worker.addEventListener('error', () => resolve({ ok: false, fault: 'broken' }));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
