/** Inlined when read: opens without cookies, prints offline. Decision 0028. */
import type { FileStore } from '#files/file-store.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Text cannot match: its quotation marks are escaped. */
const reference = /src="stored:([A-Za-z0-9_-]{22,64}\.(?:jpg|png|webp))"/g;

export const referenceTo = (path: string): string => `stored:${path}`;

async function dataUrlOf(files: FileStore, path: string): Promise<string> {
  const bytes = await files.get(path);
  const mediaType = mediaTypes[path.split('.')[1] ?? ''];
  if (bytes === null || mediaType === undefined) return 'data:,';
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}

export async function withImages(files: FileStore, page: string): Promise<string> {
  const sources = new Map<string, string>();
  for (const [, path = ''] of page.matchAll(reference)) {
    if (!sources.has(path)) sources.set(path, await dataUrlOf(files, path));
  }
  return page.replaceAll(reference, (_, path: string) => `src="${sources.get(path) ?? ''}"`);
}
