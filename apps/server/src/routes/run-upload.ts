/** Decodes and stores an upload before its transaction begins, so that no connection waits for a disk or a bucket. */
import { createHash } from 'node:crypto';
import { invalid } from '../base/errors.ts';
import { limitConcurrency } from '../base/limit-concurrency.ts';
import { sides, type ImageUse } from '../files/read-image.ts';
import type { StoredImage } from '../db/tables/files.ts';
import { storeImage } from '../modules/uploads/keep-image.ts';
import { countUpload } from '../modules/uploads/upload-quota.ts';
import type { Context } from '../contract/handler.ts';
import type { Answer } from './kept-answer.ts';

/** Each holds its bytes until it is stored; a bucket that hangs must not gather them. */
const limited = limitConcurrency(8, 0);

interface Upload {
  body: { image: StoredImage };
  /** Of the bytes that were sent and their use, by which a repeated upload is known. */
  content: string;
}

const isUse = (use: unknown): use is ImageUse =>
  typeof use === 'string' && Object.hasOwn(sides, use);

export async function runUpload(
  context: Context,
  body: unknown,
  write: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  await countUpload(context.db, context.clock, context.user.id);
  const image: unknown = Object(body).image;
  const use: unknown = Object(body).use ?? 'photo';
  // Nothing but bytes can be an image; a text field of that name is refused with the schema's word.
  if (!Buffer.isBuffer(image)) throw invalid({ image: 'type' });
  if (!isUse(use)) throw invalid({ use: 'enum' });
  return limited(async () => {
    const stored = await storeImage(context.files, image, use);
    const sha256 = createHash('sha256').update(image).digest('hex');
    const content = use === 'photo' ? sha256 : `${use} ${sha256}`;
    const isNamed = await write({ body: { image: stored }, content }).then(
      (answer) => ({ answer, isKept: Object(answer.body).path === stored.path }),
      (error: unknown) => ({ error, isKept: false }),
    );
    // Refused, or the repeat of an upload that was kept before: nothing names these bytes.
    if (!isNamed.isKept) await context.files.delete(stored.path).catch(() => undefined);
    if ('answer' in isNamed) return isNamed.answer;
    throw isNamed.error;
  });
}
