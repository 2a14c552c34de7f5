/** How many events and people each day has, and whose they are. */
import { and, asc, between, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { selectClientsById } from '../clients/clients-by-id.ts';
import type { Period } from './calendar-period.ts';

interface CountedDay {
  count: number;
  people: number;
  names: string[];
}

export async function selectDays(
  db: Database,
  here: SQL | undefined,
  { from, to }: Period,
): Promise<[day: string, Schemas['CalendarDay']][]> {
  const { event_date: day, num_of_people: people, client_id } = events;
  const rows = await db
    .select({ day, people, client_id })
    .from(events)
    .where(and(here, between(day, from, to)))
    .orderBy(asc(day), asc(events.starts_at), asc(events.id));
  const clientOf = await selectClientsById(
    db,
    rows.map((row) => row.client_id),
  );
  const days = new Map<string, CountedDay>();
  for (const row of rows) {
    const counted = days.get(row.day) ?? { count: 0, people: 0, names: [] };
    counted.count += 1;
    counted.people += row.people;
    counted.names.push(clientOf(row.client_id).full_name);
    days.set(row.day, counted);
  }
  return [...days];
}
