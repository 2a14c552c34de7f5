/** Counts events and people for each day, with the clients when the period is short. */
import { and, asc, between, count, sql, sum, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { selectClientsById } from '../clients/clients-by-id.ts';
import type { Period } from './calendar-handlers.ts';

const clientIds = sql<
  number[]
>`json_agg(${events.client_id} ORDER BY ${events.starts_at}, ${events.id})`;

/** Counted by PostgreSQL: a row for each day, however many events it has. */
export async function selectDays(
  db: Database,
  here: SQL | undefined,
  { from, to, hasNames }: Period,
): Promise<[day: string, Schemas['CalendarDay']][]> {
  const day = events.event_date;
  const people = sum(events.num_of_people).mapWith(Number);
  const rows = await db
    .select({ day, count: count(), people, ids: hasNames ? clientIds : sql<number[]>`'[]'::json` })
    .from(events)
    .where(and(here, between(day, from, to)))
    .groupBy(day)
    .orderBy(asc(day));
  const clientOf = await selectClientsById(
    db,
    rows.flatMap(({ ids }) => ids),
  );
  return rows.map(({ day: of, ids, ...counted }) => [
    of,
    hasNames ? { ...counted, names: ids.map((id) => clientOf(id).full_name) } : counted,
  ]);
}
