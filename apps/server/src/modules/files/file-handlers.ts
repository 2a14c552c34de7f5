/** Images: taken in once, shown to whoever may see a record that names them. Spec 2.6, 7. */
import { recordAction } from '../../action-log/record-action.ts';
import { fileTokenOf } from '../../auth/file-cookie.ts';
import { userOfFileToken } from '../../auth/sessions.ts';
import type { Handlers } from '../../contract/handler.ts';
import { AppError } from '../../errors.ts';
import { selectIsIdPhoto, selectVisibleFile } from './file-queries.ts';
import { insertStored } from './keep-image.ts';

export const fileHandlers = {
  uploadFile: async (context, { body }) => {
    const { path } = body.image;
    await insertStored(context, body.image, context.user);
    await recordAction(context, { action: 'file.upload', subject: path });
    return { success: true, path };
  },

  readUpload: async ({ db, clock, files, cookies, reply, request }, { params }) => {
    const token = fileTokenOf(cookies, request.isSecure);
    const user = token === undefined ? null : await userOfFileToken(db, clock, token);
    const row = await selectVisibleFile(db, params.path, user);
    const bytes = row && (await files.get(row.path));
    if (row === undefined || bytes === null || bytes === undefined) throw new AppError('NOT_FOUND');
    const isIdPhoto = await selectIsIdPhoto(db, row.path);
    reply.header('Content-Type', row.media_type);
    reply.header('Cache-Control', isIdPhoto ? 'no-store' : 'private, max-age=900');
    return bytes;
  },
} satisfies Handlers<'uploadFile' | 'readUpload'>;
