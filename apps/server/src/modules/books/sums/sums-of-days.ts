/** Maintained by triggers (decision 0133). */
import { type SQL, sql } from 'drizzle-orm';
import type { Days } from '#base/addis-days.ts';
import type { EventsOfDays } from '../../records/holds/hold.ts';

export const ofDays = (branch: number | null, { from, to }: Days): SQL =>
  sql`branch_id = ANY(${branch === null ? sql`ARRAY(SELECT id FROM branches)` : sql`ARRAY[${branch}]::bigint[]`})
    AND day BETWEEN ${from}::date AND ${to}::date`;

/** Excludes ended holds. D123 */
export const standing = (today: string): SQL =>
  sql`(hold_until IS NULL OR hold_until >= ${today}::date)`;

/**
 * Rows of `day, hold_until, package_id, package_name, has_vat, events, guests, total, vat, "left",
 * due`; santim; with ended holds.
 */
const eventSums = (branch: number | null, days: Days): SQL => sql`(
  SELECT day, hold_until, package_id, package_name, has_vat, sum(events) AS events, sum(guests) AS guests,
    sum(total) AS total, sum(vat) AS vat, sum("left") AS "left", sum(due) AS due
  FROM event_sums WHERE ${ofDays(branch, days)}
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(events) <> 0)`;

/** Rows of `day, hold_until, events, guests`; plates count as guests. D122 */
export const loadRows = (branch: number | null, days: Days, without = 0): SQL => sql`(
  SELECT day, hold_until, events, guests FROM ${eventSums(branch, days)} kept
  UNION ALL SELECT day, hold_until, 0, additional_plates
    FROM (SELECT id, branch_id, event_date AS day, hold_until, additional_plates FROM events
      WHERE archived_at IS NULL AND additional_plates > 0) plated
    WHERE id <> ${without} AND ${ofDays(branch, days)})`;

export const standingSums = ({ branch, today, ...days }: EventsOfDays): SQL =>
  sql`(SELECT * FROM ${eventSums(branch, days)} kept WHERE ${standing(today)})`;

/** The 0-based index of a day's period. `firstDays`: the first days of successive periods. */
export const periodOf = (firstDays: readonly string[]): SQL =>
  sql`width_bucket(day, ARRAY[${sql.join(
    firstDays.map((first) => sql`${first}::date`),
    sql`, `,
  )}]) - 1`;
