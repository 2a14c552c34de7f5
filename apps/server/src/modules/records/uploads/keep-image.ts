import { createHash } from 'node:crypto';
import type { SignedInUser } from '#auth/signed-in-user.ts';
import type { Context } from '#contract/handler.ts';
import type { StoredImage } from '#db/tables/files.ts';
import type { FileStore } from '#files/file-store.ts';
import { newImagePath } from '#files/image-path.ts';
import { readImage, type ImageUse } from '#files/read-image.ts';
import { insertFile } from './file-queries.ts';

type Uploader = Pick<SignedInUser, 'id' | 'branch_id'>;

/** Call outside transactions: decoding and storing may be slow. */
export async function storeImage(
  files: FileStore,
  uploaded: Buffer,
  use: ImageUse,
): Promise<StoredImage> {
  const { bytes, mediaType, extension } = await readImage(uploaded, use);
  const path = newImagePath(extension);
  await files.put(path, bytes, mediaType);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { path, media_type: mediaType, bytes: bytes.length, sha256 };
}

export const insertStored = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  stored: StoredImage,
  { id, branch_id }: Uploader,
): Promise<void> =>
  insertFile(db, { ...stored, uploaded_by: id, branch_id, created_at: clock.now() });

export async function keepImage(
  context: Pick<Context, 'db' | 'clock' | 'files'>,
  uploaded: Buffer,
  uploader: Uploader,
  use: ImageUse,
): Promise<string> {
  const stored = await storeImage(context.files, uploaded, use);
  await insertStored(context, stored, uploader);
  return stored.path;
}
