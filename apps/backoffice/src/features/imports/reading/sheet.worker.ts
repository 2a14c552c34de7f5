import { readFile } from './read-file.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = readFile(new Uint8Array(data));
  // Unlike a window's, a worker's postMessage has no origin.
  globalThis.postMessage(answer, { transfer: [] });
});
