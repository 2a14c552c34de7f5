import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/open-database.ts';
import { smsOutbox } from '#db/tables/events.ts';
import { selectSettings } from '../settings/setting-queries.ts';

export type MessageRow = typeof smsOutbox.$inferSelect;

/** Messages wait for the provider's host and token. */
export const canSend = async (db: Database, { smsApiUrl }: Config): Promise<boolean> =>
  smsApiUrl !== null && (await selectSettings(db)).sms_api_token !== '';

export const selectMessages = (db: Database, eventId: number): Promise<MessageRow[]> =>
  db.select().from(smsOutbox).where(eq(smsOutbox.event_id, eventId)).orderBy(asc(smsOutbox.id));

/** Only reminders that are not due yet; users send the others by hand. */
export async function wakeReminders(db: Database, now: Date): Promise<void> {
  const waiting = and(
    eq(smsOutbox.state, 'not configured'),
    eq(smsOutbox.kind, 'reminder'),
    gt(smsOutbox.due_at, now),
  );
  await db.update(smsOutbox).set({ state: 'scheduled' }).where(waiting);
}

interface Taking {
  now: Date;
  /** After it, the sender counts as dead and the message is retried. */
  leaseUntil: Date;
  /** Night: only confirmations of fresh bookings. */
  isNight: boolean;
}

const whenTried = sql`coalesce(${smsOutbox.next_at}, ${smsOutbox.due_at})`;

export async function takeNext(
  db: Database,
  { now, leaseUntil, isNight }: Taking,
): Promise<MessageRow | undefined> {
  const due = db
    .select({ id: smsOutbox.id })
    .from(smsOutbox)
    .where(
      and(
        inArray(smsOutbox.state, ['scheduled', 'sending']),
        lte(whenTried, now),
        isNight ? inArray(smsOutbox.kind, ['confirmation', 'change']) : undefined,
      ),
    )
    .orderBy(asc(whenTried))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(smsOutbox)
    .set({ state: 'sending', attempts: sql`${smsOutbox.attempts} + 1`, next_at: leaseUntil })
    .where(inArray(smsOutbox.id, due))
    .returning();
  return taken;
}

/** Not cancelled, nor taken over by another server. */
const stillOurs = ({ id, attempts }: MessageRow) =>
  and(eq(smsOutbox.id, id), eq(smsOutbox.attempts, attempts), eq(smsOutbox.state, 'sending'));

export const isOurs = async (db: Database, message: MessageRow): Promise<boolean> =>
  (await db.$count(smsOutbox, stillOurs(message))) === 1;

export async function markSent(
  db: Database,
  message: MessageRow,
  sent: { text: string; phone: string; at: Date; isSimulated: boolean },
): Promise<void> {
  await db
    .update(smsOutbox)
    .set({
      state: 'sent',
      text: sent.text,
      phone: sent.phone,
      sent_at: sent.at,
      is_simulated: sent.isSimulated,
      next_at: null,
    })
    .where(stillOurs(message));
}

type Refused = Pick<MessageRow, 'reason' | 'refused_at'>;

export type Unsent =
  | ({ state: 'scheduled'; next_at: Date } & Refused)
  | ({ state: 'failed' } & Refused)
  | { state: 'unknown' | 'cancelled' | 'skipped' };

export async function markUnsent(
  db: Database,
  message: MessageRow,
  outcome: Unsent,
  tried: { text: string; phone: string } | null,
): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ next_at: null, ...tried, ...outcome })
    .where(stillOurs(message));
}

/** true: refused messages wait and none was accepted since. */
export async function areRefused(db: Pick<Database, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM (SELECT max(refused_at) AS at FROM sms_outbox WHERE state = 'scheduled' AND refused_at IS NOT NULL) last
    WHERE at IS NOT NULL AND NOT EXISTS (SELECT FROM sms_outbox WHERE state = 'sent' AND sent_at > last.at)`);
  return rows.length > 0;
}

export const countSentSince = (db: Database, since: Date): Promise<number> =>
  db.$count(smsOutbox, and(eq(smsOutbox.state, 'sent'), gte(smsOutbox.sent_at, since)));

export async function insertMessage(
  db: Database,
  message: typeof smsOutbox.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(smsOutbox).values(message).returning({ id: smsOutbox.id });
  if (row === undefined) throw new Error('a message was not inserted');
  return row.id;
}
