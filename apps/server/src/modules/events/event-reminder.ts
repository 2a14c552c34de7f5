/** The reminder follows its event: another day moves it, deleting cancels it, what was sent stays sent (D42). */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { smsOutbox } from '../../db/tables/events.ts';
import { canSend } from '../sms/message-queries.ts';
import { reminderTime } from './event-dates.ts';
import type { MessagePlan } from './event-messages.ts';

/** Still in our hands. */
const unsent = ['scheduled', 'not configured', 'skipped', 'cancelled'] as const;

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
