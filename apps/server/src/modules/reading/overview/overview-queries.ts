import { sql } from 'drizzle-orm';
import { addDaysIso } from '@digis/ethio-date';
import type { Days } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { ofDays, periodOf, standingSums } from '../../books/sums/sums-of-days.ts';

/** Gregorian: months' first days, and the day after the last. */
type Bounds = readonly string[];

const daysOf = (bounds: Bounds): Days => ({
  from: bounds[0] ?? '',
  to: addDaysIso(bounds.at(-1) ?? '', -1),
});

export interface CashOfMonth extends Record<string, unknown> {
  at: number;
  record_type: string;
  of_event: boolean;
  cash_in: string;
  cash_out: string;
}

export async function selectCash(
  db: Database,
  branch: number | null,
  bounds: Bounds,
): Promise<CashOfMonth[]> {
  const { rows } = await db.execute<CashOfMonth>(sql`
    SELECT ${periodOf(bounds)} AS at, record_type, of_event,
      coalesce(sum(amount) FILTER (WHERE side = 'in'), 0) AS cash_in, coalesce(-sum(amount) FILTER (WHERE side = 'out'), 0) AS cash_out
    FROM cash_sums WHERE ${ofDays(branch, daysOf(bounds))} AND record_type NOT IN ('transfer', 'opening')
    GROUP BY 1, 2, 3`);
  return rows;
}

interface EventsOfMonth extends Record<string, unknown> {
  at: number;
  count: string;
  guests: string;
  booked: string;
  left: string;
}

/** Excludes deleted events and ended holds. */
export async function selectEventSums(
  db: Database,
  branch: number | null,
  bounds: Bounds,
  today: string,
): Promise<EventsOfMonth[]> {
  const { rows } = await db.execute<EventsOfMonth>(sql`
    SELECT ${periodOf(bounds)} AS at, sum(events) AS count, sum(guests) AS guests, sum(total) AS booked, sum("left") AS "left"
    FROM ${standingSums({ branch, ...daysOf(bounds), today })} held GROUP BY 1`);
  return rows;
}

interface EventsOfGroup extends Record<string, unknown> {
  weekday: number | null;
  package_id: string | null;
  package_name: string | null;
  count: string;
  guests: string;
  booked: string;
}

export async function selectEventGroups(
  db: Database,
  branch: number | null,
  bounds: Bounds,
  today: string,
): Promise<EventsOfGroup[]> {
  const { rows } = await db.execute<EventsOfGroup>(sql`
    SELECT weekday, package_id, max(package_name) AS package_name, sum(events) AS count, sum(guests) AS guests, sum(total) AS booked
    FROM (SELECT extract(dow FROM day)::int AS weekday, package_id, package_name, events, guests, total
      FROM ${standingSums({ branch, ...daysOf(bounds), today })} of_days) held
    GROUP BY GROUPING SETS ((weekday), (package_id)) ORDER BY booked DESC, weekday, package_id`);
  return rows;
}
