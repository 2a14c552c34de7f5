/** Queries on the cash and the events of a few months, each in one statement over the rows of these months. */
import { sql } from 'drizzle-orm';
import { instantAt } from '../../base/addis-days.ts';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { isStanding } from '../capacity/hold.ts';
import { leftInSql } from '../events/money/event-money.ts';

/** Gregorian days: the first of each month, and at the end the one after the last. */
export type Bounds = readonly string[];

const firstAndEnd = (bounds: Bounds): [string, string] => [bounds[0] ?? '', bounds.at(-1) ?? ''];

export interface CashOfMonth extends Record<string, unknown> {
  /** The index of the month, from 0. */
  at: number;
  record_type: string;
  of_event: boolean;
  cash_in: string;
  cash_out: string;
}

/** Grouped by the day of booking in Addis Ababa. Each entry looks up its own posting, so other months are not read. */
export async function selectCash(
  db: Database,
  branch: number | null,
  bounds: Bounds,
): Promise<CashOfMonth[]> {
  const [first, end] = firstAndEnd(bounds);
  const instants = bounds.map((day) => sql`${instantAt(day, '00:00')}::timestamptz`);
  const { rows } = await db.execute<CashOfMonth>(sql`
    SELECT width_bucket(created_at, ARRAY[${sql.join(instants, sql`, `)}]) - 1 AS at, record_type,
      event_id IS NOT NULL AS of_event,
      coalesce(sum(amount) FILTER (WHERE is_in), 0) AS cash_in, coalesce(-sum(amount) FILTER (WHERE NOT is_in), 0) AS cash_out
    FROM (SELECT created_at, record_type, event_id, posted.*
      FROM entries e CROSS JOIN LATERAL (SELECT p.amount, p.transact_type = 'in' AS is_in
        -- By entry: a join would read the postings of all years.
        FROM postings p WHERE p.entry_id = e.id AND p.book_no IS NOT NULL OFFSET 0) posted
      WHERE record_type NOT IN ('transfer', 'opening') AND created_at >= ${instantAt(first, '00:00')} AND created_at < ${instantAt(end, '00:00')}
        ${branch === null ? sql`` : sql`AND branch_id = ${branch}`}) booked
    GROUP BY 1, 2, 3`);
  return rows;
}

export interface EventsOfMonth extends Record<string, unknown> {
  at: number;
  count: string;
  guests: string;
  booked: string;
  left: string;
}

/** Grouped by the picked day; deleted events and kept days that have ended do not count. */
export async function selectEventSums(
  db: Database,
  branch: number | null,
  bounds: Bounds,
  today: string,
): Promise<EventsOfMonth[]> {
  const [first, end] = firstAndEnd(bounds);
  const days = bounds.map((day) => sql`${day}::date`);
  const { rows } = await db.execute<EventsOfMonth>(sql`
    SELECT width_bucket(${events.event_date}, ARRAY[${sql.join(days, sql`, `)}]) - 1 AS at, count(*) AS count,
      sum(${events.num_of_people}) AS guests, sum(${events.total}) AS booked,
      sum(greatest(${leftInSql}, 0)) AS "left"
    FROM ${events}
    WHERE ${events.archived_at} IS NULL AND ${isStanding(today)} AND ${events.event_date} >= ${first} AND ${events.event_date} < ${end}
      ${branch === null ? sql`` : sql`AND ${events.branch_id} = ${branch}`}
    GROUP BY 1`);
  return rows;
}

export interface EventsOfGroup extends Record<string, unknown> {
  weekday: number | null;
  package_id: string | null;
  package_name: string | null;
  count: string;
  guests: string;
  booked: string;
}

/** The events of one month twice: by weekday, and by package; a row has the one or the other. */
export async function selectEventGroups(
  db: Database,
  branch: number | null,
  bounds: Bounds,
  today: string,
): Promise<EventsOfGroup[]> {
  const [first, end] = firstAndEnd(bounds);
  const { rows } = await db.execute<EventsOfGroup>(sql`
    SELECT weekday, package_id, max(package_name) AS package_name,
      count(*) AS count, sum(num_of_people) AS guests, sum(total) AS booked
    FROM (SELECT extract(dow FROM event_date)::int AS weekday, package_id, package_name, num_of_people, total
      FROM ${events} WHERE archived_at IS NULL AND ${isStanding(today)} AND event_date >= ${first} AND event_date < ${end}
        ${branch === null ? sql`` : sql`AND branch_id = ${branch}`}) held
    GROUP BY GROUPING SETS ((weekday), (package_id)) ORDER BY booked DESC, weekday, package_id`);
  return rows;
}
