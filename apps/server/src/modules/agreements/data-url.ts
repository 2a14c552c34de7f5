/** An image as part of the page itself: a window without our cookie shows it too, and a kept copy keeps it. */
import type { FileStore } from '../../files/file-store.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** '' where there is no image. */
export async function dataUrlOf(files: FileStore, path: string): Promise<string> {
  if (path === '') return '';
  const mediaType = mediaTypes[path.split('.')[1] ?? ''];
  const bytes = await files.get(path);
  if (bytes === null || mediaType === undefined) return '';
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}
