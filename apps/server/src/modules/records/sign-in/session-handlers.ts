import { recordAction } from '#action-log/record-action.ts';
import { closeOtherSessions, closeSessionById, selectSessions } from '#auth/own-sessions.ts';
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#base/errors.ts';

export const sessionHandlers = {
  listSessions: async (context) => {
    const rows = await selectSessions(context);
    return {
      success: true,
      sessions: rows.map(({ created_at, last_seen_at, ...row }) => ({
        ...row,
        createdAt: created_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
      })),
    };
  },

  endSessions: async (context, { body }) => {
    const { db, user, token } = context;
    if (body.id === undefined) await closeOtherSessions(db, user.id, token);
    else if (!(await closeSessionById(db, user.id, body.id))) throw new AppError('NOT_FOUND');
    await recordAction(context, { action: 'session.end', subject: user.username });
    return { success: true };
  },
} satisfies Handlers<'listSessions' | 'endSessions'>;
