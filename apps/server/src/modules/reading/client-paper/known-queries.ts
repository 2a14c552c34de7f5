import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { agreements } from '#db/tables/agreements.ts';
import { clients, events, smsOutbox } from '#db/tables/events.ts';
import { users } from '#db/tables/users.ts';
import { nameColumns } from '../../records/users/user-names.ts';

export const selectAgreementsOf = (db: Database, client: number) =>
  db
    .select({
      date: agreements.date,
      event_date: agreements.event_date,
      client: agreements.client,
      client_phone: agreements.client_phone,
      behalf: agreements.behalf,
      advance: agreements.advance,
      left: agreements.left,
    })
    .from(agreements)
    .innerJoin(events, eq(events.id, agreements.event_id))
    .where(eq(events.client_id, client))
    .orderBy(asc(agreements.id));

/** With unknown outcomes; waiting messages have no text. */
export const selectSentTo = (db: Database, client: number) =>
  db
    .select({
      kind: smsOutbox.kind,
      phone: smsOutbox.phone,
      text: smsOutbox.text,
      sent_at: smsOutbox.sent_at,
      state: smsOutbox.state,
    })
    .from(smsOutbox)
    .innerJoin(events, eq(events.id, smsOutbox.event_id))
    .where(and(eq(events.client_id, client), isNotNull(smsOutbox.text)))
    .orderBy(asc(smsOutbox.id));

export async function selectChangesOf(db: Database, client: number) {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(or(eq(clients.id, client), eq(clients.merged_into, client)));
  return db
    .select({
      action: actionLogs.action,
      changes: actionLogs.changes,
      at: actionLogs.created_at,
      ...nameColumns(users),
    })
    .from(actionLogs)
    .leftJoin(users, eq(users.id, actionLogs.user_id))
    .where(
      and(
        eq(sql`split_part(${actionLogs.action}, '.', 1)`, 'client'),
        inArray(
          actionLogs.entity_id,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(actionLogs.id));
}
