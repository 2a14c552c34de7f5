/** Adds the images that a snapshot of the database names to a copy. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { isImagePath } from '../files/image-path.ts';
import type { Manifest } from './manifest.ts';

/** null: the sweeper took it away since, or it is lost. */
async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

export async function addImages(
  client: Client,
  folder: string,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ images: NonNullable<Manifest['images']>; gone: string[] }> {
  const { rows } = await client.query<{ path: string }>('SELECT path FROM files ORDER BY path');
  const images = [];
  const gone = [];
  for (const { path } of rows.filter((row) => isImagePath(row.path))) {
    const bytes = await bytesOf(join(folder, path));
    if (bytes === null) gone.push(path);
    else {
      await add(`images/${path}`, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      images.push({ name: path, bytes: bytes.length, sha256 });
    }
  }
  return { images, gone };
}

/** Of those that were gone, what a row still names now: an image that was swept has none any more. */
export async function stillNamed(client: Client, gone: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    'SELECT path FROM files WHERE path = ANY($1) ORDER BY path',
    [gone],
  );
  return rows.map(({ path }) => path);
}
