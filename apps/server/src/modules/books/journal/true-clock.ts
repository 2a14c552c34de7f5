/** No bookings while the clock is behind the newest entry (decision 0144). */
import { sql } from 'drizzle-orm';
import { todayOf } from '#base/addis-days.ts';
import type { Clock } from '#base/clock.ts';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';

/** Above the minutes between servers and the hours of time zones; an empty battery loses years. */
const toleranceMs = 24 * 60 * 60_000;

const dayOf = (instant: Date): string => todayOf({ now: () => instant });

const isBehind = (now: Date, newest: Date): boolean =>
  now.getTime() < newest.getTime() - toleranceMs;

export function requireTrueClock(now: Date, newest: Date): void {
  if (!isBehind(now, newest)) return;
  throw new AppError('CLOCK_BEHIND', {
    clock: { now: now.toISOString(), newest: newest.toISOString() },
  });
}

const newestOfAll = sql<{ ms: number | null }>`
  SELECT (extract(epoch FROM max(newest_at)) * 1000)::float8 AS ms FROM entry_numbers`;

export async function clockFault(
  db: Pick<Database, 'execute'>,
  clock: Clock,
): Promise<string | null> {
  const [answer] = (await db.execute<{ ms: number | null }>(newestOfAll)).rows;
  const newest = new Date(answer?.ms ?? 0);
  const now = clock.now();
  return isBehind(now, newest)
    ? `The clock says ${dayOf(now)}, and the newest entry is of ${dayOf(newest)}: nothing is booked until the clock is right.`
    : null;
}

/**
 * Lets branches book again after the clock had been ahead.
 * @returns the number of branches
 */
export async function allowClock(db: Pick<Database, 'execute'>, clock: Clock): Promise<number> {
  const now = clock.now().toISOString();
  const { rows } = await db.execute(sql`
    WITH ahead AS (
      UPDATE entry_numbers SET newest_at = ${now}::timestamptz
      WHERE newest_at > ${now}::timestamptz RETURNING branch_id, last
    )
    INSERT INTO clock_steps (branch_id, number) SELECT branch_id, last + 1 FROM ahead
    ON CONFLICT DO NOTHING RETURNING branch_id`);
  return rows.length;
}
