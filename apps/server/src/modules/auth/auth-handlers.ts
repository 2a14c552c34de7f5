/** Signing in, staying in, signing out, and who is signed in. Spec 2.3. */
import { recordAction } from '../../action-log/record-action.ts';
import { beginAttempt, markSucceeded } from '../../auth/login-throttle.ts';
import { fileCookie } from '../../auth/file-cookie.ts';
import { hashOfNobody, matchesPassword } from '../../auth/password-hash.ts';
import { closeSession, openSession } from '../../auth/sessions.ts';
import { asSignedIn } from '../../auth/signed-in-user.ts';
import type { Handlers } from '../../contract/handler.ts';
import { AppError } from '../../errors.ts';
import { selectBranchName } from '../branches/branch-queries.ts';
import { selectSettings } from '../tenant/setting-queries.ts';
import { selectUserByName, usernameKey } from '../users/user-queries.ts';

export const authHandlers = {
  login: async (context, { body }) => {
    const { db, clock, request } = context;
    const key = usernameKey(body.username);
    const attempt = await beginAttempt(db, clock, { usernameKey: key, ip: request.ip });
    if ('retryAfterSeconds' in attempt) throw new AppError('TOO_MANY_ATTEMPTS', attempt);

    // Somebody who does not exist costs a hash as well: the time must not tell who does.
    const decoy = await hashOfNobody();
    const row = await selectUserByName(db, key);
    const matches = await matchesPassword(row?.password_hash ?? decoy, body.password);
    if (row === undefined || !matches) {
      await recordAction({ ...context, user: null }, { action: 'login.refuse', subject: key });
      throw new AppError('INVALID_LOGIN');
    }
    await markSucceeded(db, attempt.attemptId);
    const user = asSignedIn(row);
    await recordAction({ ...context, user }, { action: 'login', subject: user.username });
    const { token, fileToken } = await openSession(db, clock, user.id);
    context.reply.header('Set-Cookie', fileCookie(fileToken, request.isSecure));
    return { success: true, token };
  },

  logout: async (context) => {
    await closeSession(context.db, context.token);
    await recordAction(context, { action: 'logout', subject: context.user.username });
    return { success: true };
  },

  // The guard has extended the session already, as it does for every call of an active tab.
  heartbeat: () => Promise.resolve({ success: true }),

  readUserInfo: async ({ db, clock, user }) => {
    const { tenant_name, tenant_logo } = await selectSettings(db);
    const branch = user.branch_id === null ? undefined : await selectBranchName(db, user.branch_id);
    return {
      success: true,
      user: {
        id: user.id,
        username: user.username,
        role: user.role,
        access: user.access.join(','),
        ...(branch && { branch }),
        tenant: { short_name: tenant_name, ...(tenant_logo !== '' && { logo: tenant_logo }) },
        createdAt: user.createdAt.toISOString(),
      },
      now: clock.now().toISOString(),
    };
  },
} satisfies Handlers<'login' | 'logout' | 'heartbeat' | 'readUserInfo'>;
