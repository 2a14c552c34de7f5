// Spec 2.3
import { and, eq, sql } from 'drizzle-orm';
import { recordAction, insertAction } from '#action-log/record-action.ts';
import { fileCookie } from '#auth/file-cookie.ts';
import { beginAttempt, markSucceeded, withdrawAttempt } from '#auth/login-throttle.ts';
import { hashOfUnknownUser, matchesPassword } from '#auth/password-hash.ts';
import { takeCode } from '#auth/second-factor.ts';
import { closeSession, fileTokenOf, openSession } from '#auth/sessions.ts';
import { asSignedIn } from '#auth/signed-in-user.ts';
import type { Handlers, PublicContext } from '#contract/handler.ts';
import type { UserRow } from '#db/tables/users.ts';
import { AppError } from '#base/errors.ts';
import { readSecretKey } from '#secrets/secret-key.ts';
import { selectBranchName } from '../branches/branch-queries.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { namedUser } from '../users/user-names.ts';
import { selectUserByName, usernameKey } from '../users/user-queries.ts';
import { addressGroup } from '#base/address-group.ts';
import { wholeMinute } from '#base/clock.ts';
import { loginRefusals } from '#db/tables/action-logs.ts';

/**
 * One row per address and minute. D96: only existing usernames; others may be passwords. Equal
 * work, against timing attacks.
 */
async function refuseSignIn(
  { db, clock, request }: PublicContext,
  username: string | undefined,
): Promise<never> {
  const { address, minute, times, names } = loginRefusals;
  const row = {
    address: addressGroup(request.ip),
    minute: wholeMinute(clock.now()),
    names: username === undefined ? [] : [username],
  };
  await db.transaction(async (tx) => {
    const [counted] = await tx
      .insert(loginRefusals)
      .values(row)
      .onConflictDoUpdate({
        target: [address, minute],
        set: {
          times: sql`${times} + 1`,
          names: sql`CASE WHEN excluded.names <@ ${names} THEN ${names} ELSE ${names} || excluded.names END`,
        },
      })
      .returning({ times });
    if (counted?.times !== 1) return;
    const actor = { db: tx, clock, request, user: null };
    const log_id = await insertAction(actor, { action: 'login.refuse', subject: username ?? '' });
    await tx
      .update(loginRefusals)
      .set({ log_id })
      .where(and(eq(address, row.address), eq(minute, row.minute)));
  });
  throw new AppError('INVALID_LOGIN');
}

/** D152: wrong codes count as attempts; missing ones do not. */
async function requireCode(
  context: PublicContext,
  user: UserRow,
  { code, attemptId }: { code: string | undefined; attemptId: number },
): Promise<void> {
  const { db, clock, config } = context;
  if (user.totp_confirmed_at === null) return;
  if (code === undefined) {
    await withdrawAttempt(db, attemptId);
    throw new AppError('CODE_REQUIRED');
  }
  if (await takeCode(db, { user, code, now: clock.now(), key: readSecretKey(config) })) return;
  await refuseSignIn(context, user.username);
}

export const authHandlers = {
  login: async (context, { body }) => {
    const { db, clock, request } = context;
    const key = usernameKey(body.username);
    const attemptId = await beginAttempt(db, clock, { usernameKey: key, ip: request.ip });

    // Hashes for unknown usernames too, against timing attacks.
    const decoy = await hashOfUnknownUser();
    const row = await selectUserByName(db, key);
    const matches = await matchesPassword(row?.password_hash ?? decoy, body.password);
    if (row === undefined || !matches) return refuseSignIn(context, row?.username);
    await requireCode(context, row, { code: body.code, attemptId });
    const token = await openSession(db, clock, { user: row, ...request });
    if (token === null) throw new AppError('INVALID_LOGIN');
    await markSucceeded(db, attemptId);
    const user = asSignedIn(row);
    await recordAction({ ...context, user }, { action: 'login', subject: user.username });
    context.reply.header('Set-Cookie', fileCookie(fileTokenOf(token), request.isSecure));
    return { success: true, token };
  },

  logout: async (context) => {
    await closeSession(context.db, context.token);
    await recordAction(context, { action: 'logout', subject: context.user.username });
    return { success: true };
  },

  heartbeat: () => Promise.resolve({ success: true }),

  readUserInfo: async ({ db, clock, user, restriction, token, reply, request }) => {
    // Sent again: without this cookie browsers show no images.
    reply.header('Set-Cookie', fileCookie(fileTokenOf(token), request.isSecure));
    const { tenant_name, tenant_logo } = await selectSettings(db);
    const branch = user.branch_id === null ? undefined : await selectBranchName(db, user.branch_id);
    return {
      success: true,
      user: {
        id: user.id,
        ...namedUser(user),
        role: user.role,
        access: user.access.join(','),
        ...(branch && { branch }),
        ...(restriction === 'password' && { must_change: true as const }),
        ...(restriction === 'two-factor' && { must_enroll: true as const }),
        tenant: { short_name: tenant_name, ...(tenant_logo !== '' && { logo: tenant_logo }) },
        createdAt: user.createdAt.toISOString(),
      },
      now: clock.now().toISOString(),
    };
  },
} satisfies Handlers<'login' | 'logout' | 'heartbeat' | 'readUserInfo'>;
