import { readFile } from './read-file.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = readFile(new Uint8Array(data));
  // A worker's postMessage takes no origin.
  globalThis.postMessage(answer, { transfer: [] });
});
