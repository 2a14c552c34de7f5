// D72
import { and, eq, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '@digis/api-client/contract';
import { addDaysIso } from '@digis/ethio-date';
import type { Database } from '#db/open-database.ts';
import { clients, events } from '#db/tables/events.ts';
import { entries } from '#db/tables/journal.ts';
import { always, instantAt, requireDay } from '#base/addis-days.ts';

export type CashbookQuery = QueryOf<'listTransactions'>;

interface FilteredColumns {
  created_at: AnyPgColumn;
  event_id: AnyPgColumn;
}

export const isFiltered = ({ from, to, phone }: CashbookQuery): boolean =>
  from !== undefined || to !== undefined || phone !== undefined;

/** `from` and `to` are whole days in Addis Ababa; `phone` is that of an event's client. */
export function buildFilter(
  db: Database,
  { from, to, phone }: CashbookQuery,
  { created_at, event_id }: FilteredColumns,
): SQL | undefined {
  if (from !== undefined) requireDay('from', from);
  if (to !== undefined) requireDay('to', to);
  const eventsOfClient = db
    .select({ id: events.id })
    .from(events)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(or(eq(clients.phone_number, phone ?? ''), eq(clients.secondary_phone, phone ?? '')));
  return and(
    from === undefined ? undefined : gte(created_at, instantAt(from, '00:00')),
    to === undefined ? undefined : lt(created_at, instantAt(addDaysIso(to, 1), '00:00')),
    // The array tells the planner that the events are few.
    phone === undefined ? undefined : sql`${event_id} = ANY(ARRAY${eventsOfClient})`,
  );
}

/** An opening figure's day may precede its entry. D160 */
export function buildEntryFilter(db: Database, query: CashbookQuery): SQL | undefined {
  const { from, to, ...others } = query;
  const { phone: _phone, ...days } = query;
  const ofPhone = buildFilter(db, others, entries);
  if (from === undefined && to === undefined) return ofPhone;
  const written = buildFilter(db, days, entries);
  return and(ofPhone, or(and(written, ne(entries.record_type, 'opening')), openedOn({ from, to })));
}

export const openedOn = ({ from, to }: Pick<CashbookQuery, 'from' | 'to'>): SQL =>
  sql`${entries.id} = ANY(ARRAY(SELECT id FROM entries opened WHERE opened.record_type = 'opening'
    AND opened.facts ->> 'dated' BETWEEN ${from ?? always.from} AND ${to ?? always.to}))`;
