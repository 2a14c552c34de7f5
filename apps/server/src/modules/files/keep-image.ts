/** Takes an image in: its pixels into the store, its row beside them; the path is what a record names it by. */
import { createHash } from 'node:crypto';
import type { SignedInUser } from '../../auth/signed-in-user.ts';
import type { Context } from '../../contract/handler.ts';
import { newImagePath } from '../../files/image-path.ts';
import { readImage } from '../../files/read-image.ts';
import { insertFile } from './file-queries.ts';

type Uploader = Pick<SignedInUser, 'id' | 'branch_id'>;

export async function keepImage(
  { db, clock, files }: Pick<Context, 'db' | 'clock' | 'files'>,
  uploaded: Buffer,
  { id, branch_id }: Uploader,
): Promise<string> {
  const { bytes, mediaType, extension } = await readImage(uploaded);
  const path = newImagePath(extension);
  await files.put(path, bytes, mediaType);
  await insertFile(db, {
    path,
    media_type: mediaType,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    uploaded_by: id,
    branch_id,
    created_at: clock.now(),
  });
  return path;
}
