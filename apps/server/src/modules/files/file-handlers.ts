/** Images: taken in once, shown to whoever may see a record that names them. Spec 2.6, 7. */
import { recordAction } from '../../action-log/record-action.ts';
import { userOfFileToken } from '../../auth/sessions.ts';
import { minutesBefore } from '../../clock.ts';
import type { Context, Handlers } from '../../contract/handler.ts';
import { AppError, invalid } from '../../errors.ts';
import { countUploads, selectVisibleFile } from './file-queries.ts';
import { keepImage } from './keep-image.ts';

const uploadsPerWindow = 30;
const windowMinutes = 10;

async function requireFewUploads({ db, clock, user }: Context): Promise<void> {
  const since = minutesBefore(clock.now(), windowMinutes);
  if ((await countUploads(db, user.id, since)) >= uploadsPerWindow) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: windowMinutes * 60 });
  }
}

export const fileHandlers = {
  uploadFile: async (context, { body }) => {
    await requireFewUploads(context);
    // Nothing but bytes can be an image; a text field of that name is refused with the schema's word.
    if (!Buffer.isBuffer(body.image)) throw invalid({ image: 'type' });
    const path = await keepImage(context, body.image, context.user);
    await recordAction(context, { action: 'file.upload', subject: '' });
    return { success: true, path };
  },

  readUpload: async ({ db, clock, files, cookies, reply }, { params }) => {
    const token = cookies['digis_files'];
    const user = token === undefined ? null : await userOfFileToken(db, clock, token);
    const row = await selectVisibleFile(db, params.path, user);
    const bytes = row && (await files.get(row.path));
    if (row === undefined || bytes === null || bytes === undefined) throw new AppError('NOT_FOUND');
    reply.header('Content-Type', row.media_type);
    return bytes;
  },
} satisfies Handlers<'uploadFile' | 'readUpload'>;
