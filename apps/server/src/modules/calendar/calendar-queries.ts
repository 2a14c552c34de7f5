/** How many events and people each day has. */
import { and, asc, between, count, eq, sql, sum, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { clients } from '../../db/tables/clients.ts';
import { events } from '../../db/tables/events.ts';
import type { Period } from './calendar-period.ts';

export async function selectDays(
  db: Database,
  here: SQL | undefined,
  { from, to }: Period,
): Promise<[day: string, Schemas['CalendarDay']][]> {
  const rows = await db
    .select({
      day: events.event_date,
      count: count(),
      people: sum(events.num_of_people).mapWith(Number),
      names: sql<
        string[]
      >`array_agg(${clients.full_name} ORDER BY ${events.starts_at}, ${events.id})`,
    })
    .from(events)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .where(and(here, between(events.event_date, from, to)))
    .groupBy(events.event_date)
    .orderBy(asc(events.event_date));
  return rows.map(({ day, ...figures }) => [day, figures]);
}
