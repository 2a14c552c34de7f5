import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, not, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { latestTrue, minutesBefore, type Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { prepared } from '../db/fast/statements.ts';
import { settings } from '../db/tables/branches.ts';
import { sessions, users, type UserRow } from '../db/tables/users.ts';
import type { Restriction } from './require-permission.ts';
import { needsSecondFactor } from './second-factor.ts';
import { asSignedIn, type SignedInUser } from './signed-in-user.ts';

const idleMinutes = 15;
const longestMinutes = 12 * 60;
/** One write per burst of requests. */
const burstMinutes = 1 / 6;

export const sessionHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Gives access to files only. Derived from the token, so that a lost cookie can be set again. */
export const fileTokenOf = (token: string): string =>
  createHmac('sha256', 'cookie of image tags').update(token).digest('base64url');

const newToken = (): string => randomBytes(32).toString('base64url');

interface NewSession {
  user: Pick<UserRow, 'id' | 'password_hash'>;
  device: string;
  ip: string;
}

export async function openSession(
  db: Database,
  clock: Clock,
  { user, device, ip }: NewSession,
): Promise<string | null> {
  const token = newToken();
  const now = clock.now();
  await db.delete(sessions).where(not(isYoung(limitsAt(now))));
  return db.transaction(async (tx) => {
    // A concurrent password change came first, or ends this session.
    const [standing] = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, user.id),
          eq(users.password_hash, user.password_hash),
          isNull(users.archived_at),
        ),
      )
      .for('share');
    if (standing === undefined) return null;
    await tx.insert(sessions).values({
      token_hash: sessionHashOf(token),
      file_token_hash: sessionHashOf(fileTokenOf(token)),
      user_id: user.id,
      created_at: now,
      last_seen_at: now,
      proved_at: now,
      device,
      ip,
    });
    return token;
  });
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, sessionHashOf(token)));
}

const twoFactorSetting = sql<string>`coalesce(
  (SELECT ${settings.value} FROM ${settings} WHERE ${settings.name} = 'two_factor'), 'off')`;

interface Limits<T> {
  notIdleSince: T;
  openedSince: T;
  latest: T;
}

export const limitsAt = (now: Date): Limits<Date> => ({
  notIdleSince: minutesBefore(now, idleMinutes),
  openedSince: minutesBefore(now, longestMinutes),
  latest: latestTrue(now),
});

/** Future instants would never expire. */
export const isYoung = ({ notIdleSince, openedSince, latest }: Limits<Date | Placeholder>): SQL =>
  sql`(${and(
    gt(sessions.last_seen_at, notIdleSince),
    gt(sessions.created_at, openedSince),
    lte(sessions.created_at, latest),
    lte(sessions.last_seen_at, latest),
    lte(sessions.proved_at, latest),
  )})`;

const liveSession = (db: Database, condition: SQL) =>
  db
    .select({
      user: users,
      last_seen_at: sessions.last_seen_at,
      proved_at: sessions.proved_at,
      two_factor: twoFactorSetting,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        condition,
        isYoung({
          notIdleSince: sql.placeholder('notIdleSince'),
          openedSince: sql.placeholder('openedSince'),
          latest: sql.placeholder('latest'),
        }),
        isNull(users.archived_at),
      ),
    );

const sessionOfToken = prepared('session_of_token', (db) =>
  liveSession(db, eq(sessions.token_hash, sql.placeholder('hash'))),
);

const sessionOfFileToken = prepared('session_of_file_token', (db) =>
  liveSession(db, eq(sessions.file_token_hash, sql.placeholder('hash'))),
);

export interface LiveSession {
  user: SignedInUser;
  lastSeenAt: Date;
  provedAt: Date;
  restriction: Restriction | null;
}

function restrictionOf(user: UserRow, twoFactor: string): Restriction | null {
  if (user.must_change) return 'password';
  const isMissing = user.totp_confirmed_at === null && needsSecondFactor(twoFactor, user);
  return isMissing ? 'two-factor' : null;
}

/** Read per request: revoked permissions end at once. */
export async function sessionOf(
  db: Database,
  clock: Clock,
  token: string,
): Promise<LiveSession | null> {
  const hash = sessionHashOf(token);
  const [row] = await sessionOfToken(db, { hash, ...limitsAt(clock.now()) });
  if (row === undefined) return null;
  return {
    user: asSignedIn(row.user),
    lastSeenAt: row.last_seen_at,
    provedAt: row.proved_at,
    restriction: restrictionOf(row.user, row.two_factor),
  };
}

/** null also while the session is restricted. */
export async function userOfFileToken(
  db: Database,
  clock: Clock,
  fileToken: string,
): Promise<SignedInUser | null> {
  const hash = sessionHashOf(fileToken);
  const [row] = await sessionOfFileToken(db, { hash, ...limitsAt(clock.now()) });
  const isLetIn = row !== undefined && restrictionOf(row.user, row.two_factor) === null;
  return isLetIn ? asSignedIn(row.user) : null;
}

export async function extendSession(
  db: Database,
  clock: Clock,
  token: string,
  { lastSeenAt }: LiveSession,
): Promise<void> {
  const now = clock.now();
  if (lastSeenAt >= minutesBefore(now, burstMinutes)) return;
  await db
    .update(sessions)
    .set({ last_seen_at: now })
    .where(eq(sessions.token_hash, sessionHashOf(token)));
}
