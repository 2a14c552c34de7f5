/** How many events and people each day has, and, of a stretch that was asked for, whose they are. */
import { and, asc, between, count, eq, sql, sum, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { clients } from '../../db/tables/clients.ts';
import { events } from '../../db/tables/events.ts';
import type { Period } from './calendar-period.ts';

const names = sql<
  string[]
>`array_agg(${clients.full_name} ORDER BY ${events.starts_at}, ${events.id})`;

/** Counted by PostgreSQL: a row for each day, however many events it has. */
export async function selectDays(
  db: Database,
  here: SQL | undefined,
  { from, to, hasNames }: Period,
): Promise<[day: string, Schemas['CalendarDay']][]> {
  const day = events.event_date;
  const counted = { day, count: count(), people: sum(events.num_of_people).mapWith(Number) };
  const rows = await db
    .select({ ...counted, ...(hasNames && { names }) })
    .from(events)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(and(here, between(day, from, to)))
    .groupBy(day)
    .orderBy(asc(day));
  return rows.map(({ day: of, ...rest }) => [of, rest]);
}
