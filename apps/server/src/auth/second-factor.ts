/** TOTP (RFC 6238) and recovery codes. D152 */
import { createHash, randomInt } from 'node:crypto';
import { typedCode } from '@digis/domain';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/open-database.ts';
import { recoveryCodes, users, type UserRow } from '../db/tables/users.ts';
import { decrypt } from '../secrets/encrypted-text.ts';

const stepMs = 30_000;
/** Phone clocks may be off by half a minute. */
const window = 1;
const recoveryCount = 10;
/** No letters that look alike on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

type Holder = Pick<UserRow, 'role' | 'access'>;

const isMoney = (name: string): boolean => /^(Cashbook |Vendor Ledger$)/.test(name);

/** `setting`: `off`, `admin`, or `money` for admins and users who see or move money. */
export const needsSecondFactor = (setting: string, { role, access }: Holder): boolean =>
  setting !== 'off' && (role === 'admin' || (setting === 'money' && access.some(isMoney)));

interface NewSecret {
  secret: string;
  uri: string;
}

export function newSecret(username: string, issuer: string): NewSecret {
  const totp = new TOTP({ secret: new Secret({ size: 20 }), label: username, issuer });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: typedCode(code), timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta;
}

const hashOf = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest();

const newRecoveryCode = (): string => {
  const word = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
  return `${word.slice(0, 4)}-${word.slice(4, 8)}-${word.slice(8)}`;
};

export async function replaceRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, newRecoveryCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })));
  return codes;
}

/** Atomic: a code works once. */
export async function takeCode(
  db: Database,
  { user, code, now, key }: { user: UserRow; code: string; now: Date; key: Buffer },
): Promise<boolean> {
  const secret = user.totp_secret === null ? null : decrypt(key, user.totp_secret);
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step !== null) {
    // Future steps of a clock ahead are ignored, against lockouts.
    const latest = Math.floor(now.getTime() / stepMs) + window;
    const { totp_step } = users;
    const isNew = or(isNull(totp_step), lt(totp_step, step), gt(totp_step, latest));
    const taken = await db
      .update(users)
      .set({ totp_step: step })
      .where(and(eq(users.id, user.id), isNew))
      .returning({ id: users.id });
    return taken.length === 1;
  }
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, user.id), eq(recoveryCodes.code_hash, hashOf(code))))
    .returning({ id: recoveryCodes.user_id });
  return used.length === 1;
}
