/** Queues and changes messages as their event changes (D42). */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { reminderTime } from '#base/addis-days.ts';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/open-database.ts';
import { type EventRow, smsOutbox } from '#db/tables/events.ts';
import { canSend } from './message-queries.ts';

interface MessagePlan {
  event: EventRow;
  client: { phone_number: string };
  daysBefore: number;
  now: Date;
}

export async function queueMessages(
  db: Database,
  config: Config,
  plan: MessagePlan,
): Promise<void> {
  const { event, client, daysBefore, now } = plan;
  const dueAt = reminderTime(event.event_date, daysBefore);
  const waiting = (await canSend(db, config)) ? 'scheduled' : 'not configured';
  const shared = {
    event_id: event.id,
    phone: client.phone_number,
    created_at: now,
  };
  const rows: (typeof smsOutbox.$inferInsert)[] = [];
  if (event.send_sms && event.hold_until === null)
    rows.push({ ...shared, kind: 'confirmation', due_at: now, state: waiting });
  if (event.send_schedule) {
    // The confirmation has just been sent (D43).
    const state = dueAt <= now ? 'skipped' : waiting;
    rows.push({ ...shared, kind: 'reminder', due_at: dueAt, state });
  }
  if (rows.length > 0) await db.insert(smsOutbox).values(rows);
}

const unsent = ['scheduled', 'not configured', 'skipped', 'cancelled'] as const;

async function cancelWaiting(db: Database, eventId: number): Promise<void> {
  const waits = inArray(smsOutbox.state, ['scheduled', 'not configured']);
  await db
    .update(smsOutbox)
    .set({ state: 'cancelled' })
    .where(and(eq(smsOutbox.event_id, eventId), waits));
}

export async function keepReminder(db: Database, config: Config, plan: MessagePlan): Promise<void> {
  const { event, client, now } = plan;
  const ofEvent = and(eq(smsOutbox.event_id, event.id), eq(smsOutbox.kind, 'reminder'));
  const [row] = await db
    .select({ id: smsOutbox.id })
    .from(smsOutbox)
    .where(and(ofEvent, inArray(smsOutbox.state, [...unsent])))
    .orderBy(desc(smsOutbox.id))
    .limit(1);
  const due_at = reminderTime(event.event_date, plan.daysBefore);
  const wentOut = and(
    ofEvent,
    eq(smsOutbox.due_at, due_at),
    notInArray(smsOutbox.state, [...unsent]),
  );
  const isWanted =
    event.send_schedule &&
    event.archived_at === null &&
    (await db.$count(smsOutbox, wentOut)) === 0;
  if (!isWanted) {
    if (row !== undefined)
      await db.update(smsOutbox).set({ state: 'cancelled' }).where(eq(smsOutbox.id, row.id));
    if (event.archived_at !== null) await cancelWaiting(db, event.id);
    return;
  }
  const waiting = (await canSend(db, config)) ? 'scheduled' : 'not configured';
  const reminder = {
    due_at,
    state: due_at <= now ? 'skipped' : waiting,
    phone: client.phone_number,
  } as const;
  if (row !== undefined) {
    await db.update(smsOutbox).set(reminder).where(eq(smsOutbox.id, row.id));
    return;
  }
  const fresh = { ...reminder, event_id: event.id, kind: 'reminder', created_at: now } as const;
  await db.insert(smsOutbox).values(fresh);
}
