/** Sessions: an opaque token for the browser, its hash for us, and two limits of time. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { minutesBefore, type Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { preparedOnce } from '../db/prepared.ts';
import { sessions, users } from '../db/tables/users.ts';
import { asSignedIn, type SignedInUser } from './signed-in-user.ts';

const idleMinutes = 15;
const longestMinutes = 12 * 60;
/** Requests come in bursts; one write for each burst is enough to know that a session lives. */
const burstMinutes = 1 / 6;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface OpenedSession {
  token: string;
  /** A second token for the cookie of image tags; it opens files and nothing else. */
  fileToken: string;
}

const newToken = (): string => randomBytes(32).toString('base64url');

export async function openSession(
  db: Database,
  clock: Clock,
  userId: number,
): Promise<OpenedSession> {
  const token = newToken();
  const fileToken = newToken();
  const now = clock.now();
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.last_seen_at, minutesBefore(now, idleMinutes)),
        lt(sessions.created_at, minutesBefore(now, longestMinutes)),
      ),
    );
  await db.insert(sessions).values({
    token_hash: hashOf(token),
    file_token_hash: hashOf(fileToken),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
  });
  return { token, fileToken };
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, hashOf(token)));
}

/** Live when neither limit is reached and its user is still there. */
const liveSession = (db: Database, condition: SQL) =>
  db
    .select({ user: users, last_seen_at: sessions.last_seen_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        condition,
        gt(sessions.last_seen_at, sql.placeholder('notIdleSince')),
        gt(sessions.created_at, sql.placeholder('openedSince')),
        isNull(users.archived_at),
      ),
    );

const sessionOfToken = preparedOnce((db) =>
  liveSession(db, eq(sessions.token_hash, sql.placeholder('hash'))).prepare('session_of_token'),
);

const sessionOfFileToken = preparedOnce((db) =>
  liveSession(db, eq(sessions.file_token_hash, sql.placeholder('hash'))).prepare(
    'session_of_file_token',
  ),
);

const limitsAt = (now: Date) => ({
  notIdleSince: minutesBefore(now, idleMinutes),
  openedSince: minutesBefore(now, longestMinutes),
});

export interface LiveSession {
  user: SignedInUser;
  lastSeenAt: Date;
}

/** Access is read with every request: what an admin takes away is gone at once. */
export async function sessionOf(
  db: Database,
  clock: Clock,
  token: string,
): Promise<LiveSession | null> {
  const hash = hashOf(token);
  const [row] = await sessionOfToken(db).execute({ hash, ...limitsAt(clock.now()) });
  return row === undefined ? null : { user: asSignedIn(row.user), lastSeenAt: row.last_seen_at };
}

export async function userOfFileToken(
  db: Database,
  clock: Clock,
  fileToken: string,
): Promise<SignedInUser | null> {
  const hash = hashOf(fileToken);
  const [row] = await sessionOfFileToken(db).execute({ hash, ...limitsAt(clock.now()) });
  return row === undefined ? null : asSignedIn(row.user);
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
    .where(eq(sessions.token_hash, hashOf(token)));
}
