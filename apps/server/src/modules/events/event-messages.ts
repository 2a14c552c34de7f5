/** The messages an event owes its client, queued in the transaction that schedules it. */
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { smsOutbox } from '../../db/tables/events.ts';
import { canSend } from '../sms/message-queries.ts';
import type { EventRow } from './event-queries.ts';
import { reminderTime } from './event-dates.ts';

export interface MessagePlan {
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
  if (event.send_sms) rows.push({ ...shared, kind: 'confirmation', due_at: now, state: waiting });
  if (event.send_schedule) {
    // Too late for a reminder: the confirmation has just said it all (D43).
    const state = dueAt <= now ? 'skipped' : waiting;
    rows.push({ ...shared, kind: 'reminder', due_at: dueAt, state });
  }
  if (rows.length > 0) await db.insert(smsOutbox).values(rows);
}
