// D122
import type { Schemas } from '@digis/api-client/contract';
import { addDaysIso } from '@digis/ethio-date';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { loadRows, ofDays, standing } from '../../books/sums/sums-of-days.ts';
import type { EventsOfDays } from '../../records/holds/hold.ts';

export type DayLoad = Schemas['DayLoad'];

/** Limits of branches are not added up. */
interface LoadQuestion extends EventsOfDays {
  without?: number;
}

type Limits = Pick<DayLoad, 'max_events' | 'max_people'>;

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

interface Row extends Record<string, unknown> {
  date: string;
  events: string;
  people: string;
  holds: string;
}

export async function selectLoads(
  db: Database,
  { without, ...days }: LoadQuestion,
): Promise<ReadonlyMap<string, Counted>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT day::text AS date, sum(events) AS events, sum(guests) AS people, coalesce(sum(events) FILTER (WHERE hold_until IS NOT NULL), 0) AS holds
    FROM (SELECT day, hold_until, events, guests FROM ${loadRows(days.branch, days, without)} held
      WHERE ${standing(days.today)}
      ${
        without === undefined
          ? sql``
          : sql`UNION ALL SELECT day, hold_until, -1, -guests FROM event_parts WHERE event_id = ${without}
        AND ${ofDays(days.branch, days)} AND ${standing(days.today)}`
      }) counted
    GROUP BY day HAVING sum(events) > 0`);
  return new Map(
    rows.map(({ date, events, people, holds }) => [
      date,
      { events: Number(events), people: Number(people), holds: Number(holds) },
    ]),
  );
}

export async function listLoads(db: Database, question: LoadQuestion): Promise<DayLoad[]> {
  const limits = await selectLimits(db, question.branch);
  const loads = await selectLoads(db, question);
  const days: DayLoad[] = [];
  for (let date = question.from; date <= question.to; date = addDaysIso(date, 1)) {
    days.push({ date, ...(loads.get(date) ?? { events: 0, people: 0, holds: 0 }), ...limits });
  }
  return days;
}
