/** Worker that reads a file, so that the page stays responsive. */
import { readFile } from './read-file.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = readFile(new Uint8Array(data));
  // A worker's postMessage, which takes no origin.
  globalThis.postMessage(answer, { transfer: [] });
});
