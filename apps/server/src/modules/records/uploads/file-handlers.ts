// Spec 2.6, 7
import { recordAction } from '#action-log/record-action.ts';
import { fileTokensOf } from '#auth/file-cookie.ts';
import { userOfFileToken } from '#auth/sessions.ts';
import type { Handlers, PublicContext } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';
import { selectVisibleFile, type VisibleFile } from './file-queries.ts';
import { insertStored } from './keep-image.ts';

async function fileSeenBy(
  { db, clock }: Pick<PublicContext, 'db' | 'clock'>,
  path: string,
  tokens: readonly string[],
): Promise<VisibleFile | undefined> {
  for (const token of tokens) {
    const user = await userOfFileToken(db, clock, token);
    const row = user === null ? undefined : await selectVisibleFile(db, path, user);
    if (row !== undefined) return row;
  }
  return selectVisibleFile(db, path, null);
}

export const fileHandlers = {
  uploadFile: async (context, { body }) => {
    const { path } = body.image;
    await insertStored(context, body.image, context.user);
    await recordAction(context, { action: 'file.upload', subject: '' });
    return { success: true, path };
  },

  readUpload: async ({ db, clock, files, cookies, reply, request }, { params }) => {
    const row = await fileSeenBy(
      { db, clock },
      params.path,
      fileTokensOf(cookies, request.isSecure),
    );
    const bytes = row && (await files.get(row.path));
    if (row === undefined || bytes === null || bytes === undefined) throw new AppError('NOT_FOUND');
    reply.header('Content-Type', row.media_type);
    reply.header('Cache-Control', row.mayStay ? 'private, max-age=900' : 'no-store');
    return bytes;
  },
} satisfies Handlers<'uploadFile' | 'readUpload'>;
