/** The worker that reads a file, so that the page stays quick while a long one is unpacked. */
import { readFile } from './read-file.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = readFile(new Uint8Array(data));
  // A worker's own, which has no origin to name.
  globalThis.postMessage(answer, { transfer: [] });
});
