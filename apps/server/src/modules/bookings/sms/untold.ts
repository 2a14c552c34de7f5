/** Changes since the client was last informed. D184 */
import type { Schemas } from '@digis/api-client/contract';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { eventDateTime } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { type EventRow, smsOutbox } from '#db/tables/events.ts';

type Change = Schemas['LogChange'];

const nowOf = (event: EventRow): Readonly<Record<string, string>> => ({
  event_date: eventDateTime(event),
  venue: event.venue === '' ? 'null' : event.venue,
  num_of_people: String(event.num_of_people),
});

/** Payment reminders name neither hour nor place. */
async function lastToldAt(db: Database, eventId: number): Promise<Date> {
  const [told] = await db
    .select({ at: smsOutbox.sent_at })
    .from(smsOutbox)
    .where(
      and(
        eq(smsOutbox.event_id, eventId),
        eq(smsOutbox.state, 'sent'),
        sql`${smsOutbox.kind} <> 'due'`,
      ),
    )
    .orderBy(desc(smsOutbox.sent_at))
    .limit(1);
  return told?.at ?? new Date(0);
}

export async function selectUntold(db: Database, event: EventRow): Promise<Change[]> {
  const logged = await db
    .select({ changes: actionLogs.changes })
    .from(actionLogs)
    .where(
      and(
        sql`split_part(${actionLogs.action}, '.', 1) = 'event'`,
        eq(actionLogs.entity_id, event.id),
        eq(actionLogs.action, 'event.update'),
        gt(actionLogs.created_at, await lastToldAt(db, event.id)),
      ),
    )
    .orderBy(asc(actionLogs.id));
  const all = logged.flatMap(({ changes }) => changes ?? []);
  return Object.entries(nowOf(event)).flatMap(([field, after]) => {
    const { before } = all.find((change) => change.field === field) ?? {};
    return before === undefined || before === after ? [] : [{ field, before, after }];
  });
}
