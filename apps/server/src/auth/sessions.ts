/** Sessions: an opaque token for the browser, its hash for us, and two limits of time. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { minutesBefore, type Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { sessions, users } from '../db/tables/users.ts';
import { asSignedIn, type SignedInUser } from './signed-in-user.ts';

const idleMinutes = 15;
const longestMinutes = 12 * 60;
/** Requests come in bursts; one write for each burst is enough to know that a session lives. */
const burstMinutes = 1 / 6;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export async function openSession(db: Database, clock: Clock, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.last_seen_at, minutesBefore(now, idleMinutes)),
        lt(sessions.created_at, minutesBefore(now, longestMinutes)),
      ),
    );
  await db
    .insert(sessions)
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, last_seen_at: now });
  return token;
}

export async function closeSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token_hash, hashOf(token)));
}

/** Access is read with every request: what an admin takes away is gone at once. */
export async function userOfSession(
  db: Database,
  clock: Clock,
  token: string,
): Promise<SignedInUser | null> {
  const now = clock.now();
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, hashOf(token)),
        gt(sessions.last_seen_at, minutesBefore(now, idleMinutes)),
        gt(sessions.created_at, minutesBefore(now, longestMinutes)),
        isNull(users.archived_at),
      ),
    );
  return row === undefined ? null : asSignedIn(row.user);
}

export async function extendSession(db: Database, clock: Clock, token: string): Promise<void> {
  const now = clock.now();
  await db
    .update(sessions)
    .set({ last_seen_at: now })
    .where(
      and(
        eq(sessions.token_hash, hashOf(token)),
        lt(sessions.last_seen_at, minutesBefore(now, burstMinutes)),
      ),
    );
}
