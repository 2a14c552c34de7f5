import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { sessions } from '../db/tables/users.ts';
import { isYoung, limitsAt, sessionHashOf } from './sessions.ts';
import type { SignedInUser } from './signed-in-user.ts';

interface OwnSession {
  db: Database;
  clock: Clock;
  user: SignedInUser;
  token: string;
}

export const selectSessions = ({ db, clock, user, token }: OwnSession) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      ip: sessions.ip,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      current: sql<boolean>`${sessions.token_hash} = ${sessionHashOf(token)}`,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, user.id), isYoung(limitsAt(clock.now()))))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id));

export async function closeSessionById(db: Database, userId: number, id: number): Promise<boolean> {
  const closed = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return closed.length === 1;
}

export async function closeOtherSessions(
  db: Database,
  userId: number,
  token: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), ne(sessions.token_hash, sessionHashOf(token))));
}

export async function markProved({ db, clock, token }: Omit<OwnSession, 'user'>): Promise<void> {
  await db
    .update(sessions)
    .set({ proved_at: clock.now() })
    .where(eq(sessions.token_hash, sessionHashOf(token)));
}
