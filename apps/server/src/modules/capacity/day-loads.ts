/** The load of days: live events and their people, without kept days that have ended. SPEC: D122 */
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso } from '@digis/ethio-date';
import { and, count, eq, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { branches } from '../../db/tables/branches.ts';
import { events } from '../../db/tables/events.ts';
import { type EventsOfDays, standOnDays } from './hold.ts';

export type DayLoad = Schemas['DayLoad'];

/** The limits of several branches are not added up. */
export interface LoadQuestion extends EventsOfDays {
  /** An event that is left out. */
  without?: number;
}

/** What a branch takes on a day; an absent figure is no limit. */
export type Limits = Pick<DayLoad, 'max_events' | 'max_people'>;

export const limitsOf = ({
  max_events,
  max_people,
}: {
  max_events: number | null;
  max_people: number | null;
}): Limits => ({
  ...(max_events !== null && { max_events }),
  ...(max_people !== null && { max_people }),
});

export async function selectLimits(db: Database, branch: number | null): Promise<Limits> {
  if (branch === null) return {};
  const { max_events, max_people } = branches;
  const rows = await db
    .select({ max_events, max_people })
    .from(branches)
    .where(eq(branches.id, branch));
  return rows[0] === undefined ? {} : limitsOf(rows[0]);
}

type Counted = Pick<DayLoad, 'events' | 'people' | 'holds'>;

/** Days on which something is, by the index of a branch's days. */
export async function selectLoads(
  db: Database,
  { without, ...days }: LoadQuestion,
): Promise<ReadonlyMap<string, Counted>> {
  const rows = await db
    .select({
      date: events.event_date,
      events: count(),
      people: sum(events.num_of_people).mapWith(Number),
      holds: sql`count(${events.hold_until})`.mapWith(Number),
    })
    .from(events)
    .where(and(standOnDays(days), without === undefined ? undefined : ne(events.id, without)))
    .groupBy(events.event_date);
  return new Map(rows.map(({ date, ...counted }) => [date, counted]));
}

/** Every day of the period, in order. */
export async function listLoads(db: Database, question: LoadQuestion): Promise<DayLoad[]> {
  const limits = await selectLimits(db, question.branch);
  const loads = await selectLoads(db, question);
  const days: DayLoad[] = [];
  for (let date = question.from; date <= question.to; date = addDaysIso(date, 1)) {
    days.push({ date, ...(loads.get(date) ?? { events: 0, people: 0, holds: 0 }), ...limits });
  }
  return days;
}
