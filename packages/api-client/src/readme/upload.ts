import { createUpload } from '../index.ts';

const upload = createUpload({
  baseUrl: 'https://example.org/api',
  getToken: () => sessionStorage.getItem('token'),
});

/** Returns the path that a record names the photo by; `stop.abort()` calls it off. */
export function sendPhoto(photo: Blob, onProgress: (percent: number) => void) {
  const stop = new AbortController();
  return { stop, path: upload(photo, { onProgress, signal: stop.signal }) };
}
