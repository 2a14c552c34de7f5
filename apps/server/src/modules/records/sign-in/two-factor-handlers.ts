// D152
import { eq } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { beginAttempt, markSucceeded } from '#auth/login-throttle.ts';
import {
  needsSecondFactor,
  newSecret,
  replaceRecoveryCodes,
  stepOf,
  takeCode,
} from '#auth/second-factor.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { recoveryCodes, users } from '#db/tables/users.ts';
import { AppError, invalid } from '#base/errors.ts';
import { readSecretKey } from '#secrets/secret-key.ts';
import { decrypt, encrypt } from '#secrets/encrypted-text.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { endSecondFactor, lockUser, usernameKey } from '../users/user-queries.ts';

const recordChange = (context: Context, action: Schemas['LogAction']): Promise<void> =>
  recordAction(context, {
    action,
    subject: context.user.username,
    entityId: context.user.id,
  });

async function begin({ db, config, user: { id } }: Context) {
  const user = await lockUser(db, id);
  if (user.totp_confirmed_at !== null) throw new AppError('ALREADY_PROCESSED');
  const { tenant_name } = await selectSettings(db);
  const made = newSecret(user.username, tenant_name);
  const totp_secret = encrypt(readSecretKey(config), made.secret);
  await db.update(users).set({ totp_secret, totp_step: null }).where(eq(users.id, id));
  return { success: true as const, ...made };
}

async function confirm(context: Context, code: string) {
  const { db, clock, config } = context;
  const user = await lockUser(db, context.user.id);
  if (user.totp_secret === null || user.totp_confirmed_at !== null) {
    throw new AppError('ALREADY_PROCESSED');
  }
  const secret = decrypt(readSecretKey(config), user.totp_secret);
  const step = secret === null ? null : stepOf(secret, code, clock.now());
  if (step === null) throw invalid({ code: 'mismatch' });
  const confirmed = { totp_confirmed_at: clock.now(), totp_step: step };
  await db.update(users).set(confirmed).where(eq(users.id, user.id));
  const recovery_codes = await replaceRecoveryCodes(db, user.id);
  await recordChange(context, 'user.two_factor');
  return { success: true as const, recovery_codes };
}

/** D152: needs a code, not just the password; wrong codes count. */
async function end(context: Context, code: string): Promise<void> {
  const { db, clock, config } = context;
  const user = await lockUser(db, context.user.id);
  const now = clock.now();
  const isAsked = user.totp_confirmed_at !== null;
  if (isAsked && !(await takeCode(db, { user, code, now, key: readSecretKey(config) }))) {
    throw invalid({ code: 'mismatch' });
  }
  await endSecondFactor(db, user.id);
  if (isAsked) await recordChange(context, 'user.end_two_factor');
}

export const twoFactorHandlers = {
  readTwoFactor: async ({ db, user }) => {
    const { two_factor } = await selectSettings(db);
    const [row] = await db
      .select({ confirmed: users.totp_confirmed_at })
      .from(users)
      .where(eq(users.id, user.id));
    return {
      success: true,
      required: needsSecondFactor(two_factor, { role: user.role, access: [...user.access] }),
      enabled: row?.confirmed != null,
      recovery_left: await db.$count(recoveryCodes, eq(recoveryCodes.user_id, user.id)),
    };
  },

  beginTwoFactor: (context) => inTransaction(context.db, (db) => begin({ ...context, db })),

  confirmTwoFactor: (context, { body }) =>
    inTransaction(context.db, (db) => confirm({ ...context, db }, body.code)),

  endTwoFactor: async (context, { body }) => {
    const { db, clock, user, request } = context;
    const from = { usernameKey: usernameKey(user.username), ip: request.ip };
    const attemptId = await beginAttempt(db, clock, from);
    await inTransaction(db, (tx) => end({ ...context, db: tx }, body.code));
    await markSucceeded(db, attemptId);
    return { success: true };
  },
} satisfies Handlers<'readTwoFactor' | 'beginTwoFactor' | 'confirmTwoFactor' | 'endTwoFactor'>;
