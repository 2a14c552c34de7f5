// D151, D153
import { eq } from 'drizzle-orm';
import { recordAction } from '#action-log/record-action.ts';
import { beginAttempt, markSucceeded } from '#auth/login-throttle.ts';
import { closeOtherSessions, markProved } from '#auth/own-sessions.ts';
import { hashPassword, matchesPassword } from '#auth/password-hash.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { type UserRow, users } from '#db/tables/users.ts';
import { lockUser, selectUserByName, usernameKey } from '../users/user-queries.ts';
import { requireGoodPassword } from '../users/user-rules.ts';

async function setPassword(context: Context, before: UserRow, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await inTransaction(context.db, async (db) => {
    const now = await lockUser(db, before.id);
    if (now.password_hash !== before.password_hash) throw new AppError('STALE');
    await db.update(users).set({ password_hash, must_change: false }).where(eq(users.id, now.id));
    await closeOtherSessions(db, now.id, context.token);
    await markProved({ ...context, db });
    const action = { action: 'user.password' as const, subject: now.username, entityId: now.id };
    await recordAction({ ...context, db }, action);
  });
}

async function isPassword({ db, user }: Context, password: string): Promise<boolean> {
  const row = await selectUserByName(db, usernameKey(user.username));
  return row !== undefined && matchesPassword(row.password_hash, password);
}

export const passwordHandlers = {
  changePassword: async (context, { body }) => {
    const user = await provePassword(context, body.current);
    // A retry whose answer was lost.
    if (user === null && (await isPassword(context, body.new))) return { success: true };
    if (user === null) throw invalid({ current: 'mismatch' });
    if (await matchesPassword(user.password_hash, body.new)) throw invalid({ new: 'duplicate' });
    await requireGoodPassword(context, body.new, user, 'new');
    await setPassword(context, user, body.new);
    return { success: true };
  },

  proveAgain: async (context, { body }) => {
    if ((await provePassword(context, body.password)) === null) {
      throw invalid({ password: 'mismatch' });
    }
    await markProved(context);
    return { success: true };
  },
} satisfies Handlers<'changePassword' | 'proveAgain'>;

/** null if the password is wrong. Call outside transactions, to keep attempts counted. */
async function provePassword(context: Context, password: string): Promise<UserRow | null> {
  const { db, clock, user, request } = context;
  const key = usernameKey(user.username);
  const attemptId = await beginAttempt(db, clock, { usernameKey: key, ip: request.ip });
  const row = await selectUserByName(db, key);
  if (row === undefined || !(await matchesPassword(row.password_hash, password))) return null;
  await markSucceeded(db, attemptId);
  return row;
}
