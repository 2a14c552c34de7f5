/** The state of the database, for health: whether it waits for a replica, and whether its clock agrees with ours. */
import { sql } from 'drizzle-orm';
import { systemClock, type Clock } from '../../base/clock.ts';
import type { Database } from '../../db/open-database.ts';

/** A commit that waits longer for a synchronous replica waits for one that is away. */
const longestWait = '3 seconds';

/** What other servers of the same role wait for counts too. */
export async function writesWait(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'SyncRep'
        AND state_change < clock_timestamp() - ${longestWait}::interval
    ) AS waits`);
  return rows[0]?.waits ?? false;
}

const leastDifferenceMs = 10_000;

/** By the clocks of the machines, whatever DIGIS_NOW says. */
export async function clocksDiffer(
  db: Pick<Database, 'execute'>,
  clock: Clock = systemClock,
): Promise<boolean> {
  const before = clock.now().getTime();
  const { rows } = await db.execute<{ ms: number }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
  );
  const after = clock.now().getTime();
  const ms = rows[0]?.ms ?? after;
  return ms < before - leastDifferenceMs || ms > after + leastDifferenceMs;
}
