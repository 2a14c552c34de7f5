/** Survives restarts. D71 */
import { createHash } from 'node:crypto';
import { and, count, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { hashSalts } from '../db/locks.ts';
import { addressGroup } from '../base/address-group.ts';
import { latestTrue, minutesBefore, type Clock } from '../base/clock.ts';
import { AppError } from '../base/errors.ts';
import type { Database } from '../db/open-database.ts';
import { loginAttempts } from '../db/tables/users.ts';

interface LoginAttempt {
  usernameKey: string;
  ip: string;
}

/** Hashed, because the typed name may be a password. */
export const attemptKey = (usernameKey: string): string =>
  createHash('sha256').update(usernameKey).digest('hex');

const windowMinutes = 15;
const freeFailures = 5;
const perAddressAndMinute = 30;
const perUsernameAndDay = 100;
const dayMinutes = 24 * 60;

/** Before the password check, so that concurrent attempts count. */
export async function beginAttempt(
  db: Database,
  clock: Clock,
  from: LoginAttempt,
): Promise<number> {
  const now = clock.now();
  const attempt = { usernameKey: attemptKey(from.usernameKey), ip: addressGroup(from.ip) };
  const { usernameKey: username_key, ip } = attempt;
  // Serialised: an attempt sees all with smaller ids.
  const [row] = await db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${username_key}, ${hashSalts.loginAttempt}))`,
    );
    return tx
      .insert(loginAttempts)
      .values({ username_key, ip, attempted_at: now })
      .returning({ id: loginAttempts.id });
  });
  if (row === undefined) throw new Error('a login attempt was not written down');

  const retryAfterSeconds = await waitBefore(db, now, row.id, attempt);
  if (retryAfterSeconds === 0) return row.id;
  await withdrawAttempt(db, row.id);
  throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds });
}

export async function withdrawAttempt(db: Database, attemptId: number): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.id, attemptId));
}

export async function markSucceeded(db: Database, attemptId: number): Promise<void> {
  await db.update(loginAttempts).set({ succeeded: true }).where(eq(loginAttempts.id, attemptId));
}

async function waitBefore(
  db: Database,
  now: Date,
  attemptId: number,
  { usernameKey, ip }: LoginAttempt,
): Promise<number> {
  const ofAddress = await countAttempts(
    db,
    sql`${loginAttempts.ip} = ${ip} AND ${since(now, 1)} AND ${loginAttempts.id} < ${attemptId}`,
  );
  if (ofAddress >= perAddressAndMinute) return 60;

  const ofUsername = await countAttempts(
    db,
    sql`${loginAttempts.username_key} = ${usernameKey} AND NOT ${loginAttempts.succeeded}
      AND ${since(now, dayMinutes)} AND ${loginAttempts.id} < ${attemptId}`,
  );
  if (ofUsername >= perUsernameAndDay && !(await isKnownAddress(db, now, usernameKey, ip))) {
    return windowMinutes * 60;
  }
  return waitAfterFailures(db, now, attemptId, { usernameKey, ip });
}

/** Minutes: 1, 2, 4 … 15 from the fifth failure in a row. */
async function waitAfterFailures(
  db: Database,
  now: Date,
  attemptId: number,
  { usernameKey, ip }: LoginAttempt,
): Promise<number> {
  const recent = await db
    .select({ succeeded: loginAttempts.succeeded, attempted_at: loginAttempts.attempted_at })
    .from(loginAttempts)
    .where(
      and(
        eq(loginAttempts.username_key, usernameKey),
        eq(loginAttempts.ip, ip),
        lt(loginAttempts.id, attemptId),
        since(now, 2 * windowMinutes),
      ),
    )
    .orderBy(desc(loginAttempts.id));
  const success = recent.findIndex((attempt) => attempt.succeeded);
  const failures = success === -1 ? recent : recent.slice(0, success);
  const [last] = failures;
  if (last === undefined || failures.length < freeFailures) return 0;
  const minutes = Math.min(windowMinutes, 2 ** (failures.length - freeFailures));
  const passed = (now.getTime() - last.attempted_at.getTime()) / 1000;
  return Math.max(0, Math.ceil(minutes * 60 - passed));
}

const since = (now: Date, minutes: number) =>
  and(
    gt(loginAttempts.attempted_at, minutesBefore(now, minutes)),
    lte(loginAttempts.attempted_at, latestTrue(now)),
  );

async function countAttempts(db: Database, condition: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.select({ attempts: count() }).from(loginAttempts).where(condition);
  return row?.attempts ?? 0;
}

/** Guesses of strangers never lock out recently used addresses. */
async function isKnownAddress(
  db: Database,
  now: Date,
  usernameKey: string,
  ip: string,
): Promise<boolean> {
  const successes = await countAttempts(
    db,
    sql`${loginAttempts.username_key} = ${usernameKey} AND ${loginAttempts.ip} = ${ip}
      AND ${loginAttempts.succeeded} AND ${since(now, 30 * dayMinutes)}`,
  );
  return successes > 0;
}
