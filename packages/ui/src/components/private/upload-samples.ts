/** Uploads for the stories: one that arrives, one that stays under way, one that fails at first. */
import type { Upload } from './upload.ts';

const PNG_STAMP = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const pngFile = (size = 64) =>
  new File([Uint8Array.from(PNG_STAMP), new Uint8Array(size)], 'logo.png', { type: 'image/png' });

/** A JPEG that says it is a PNG. */
export const falsePng = () =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'logo.png', { type: 'image/png' });

export const arriving: Upload = async () => '/files/logo.png';

/** Stays at 42 percent. */
export const pending: Upload = (_file, { onProgress }) => {
  onProgress(42);
  return new Promise(() => undefined);
};

export const failing: Upload = () => Promise.reject(new Error('offline'));
