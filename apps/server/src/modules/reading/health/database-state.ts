import { sql } from 'drizzle-orm';
import { systemClock, type Clock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import type { Trouble } from '#running/warnings.ts';
import { clockFault } from '../../books/journal/true-clock.ts';
import { areRefused } from '../../records/outbox/message-queries.ts';

/** A longer wait: the synchronous replica is away. */
const longestWait = '3 seconds';
const leastDifferenceMs = 10_000;

const question = sql`
  SELECT current_setting('transaction_read_only') = 'on' AS read_only,
    EXISTS (
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'SyncRep'
        AND state_change < clock_timestamp() - ${longestWait}::interval
    ) AS writes_wait,
    (SELECT last_failed_time > coalesce(last_archived_time, '-infinity') FROM pg_stat_archiver) AS archive_failed,
    (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`;

interface Answer extends Record<string, unknown> {
  read_only: boolean;
  writes_wait: boolean;
  archive_failed: boolean | null;
  ms: number;
}

/** The real clock, whatever DIGIS_NOW says. */
export async function databaseWarnings(
  db: Pick<Database, 'execute'>,
  clock: Clock = systemClock,
): Promise<Trouble[]> {
  const before = clock.now().getTime();
  const [answer] = (await db.execute<Answer>(question)).rows;
  const after = clock.now().getTime();
  const { ms = after } = answer ?? {};
  const isOff = ms < before - leastDifferenceMs || ms > after + leastDifferenceMs;
  return [
    ...(answer?.read_only === true ? (['read_only'] as const) : []),
    ...(answer?.writes_wait === true ? (['writes_wait'] as const) : []),
    ...(answer?.archive_failed === true ? (['archive_failed'] as const) : []),
    ...(isOff ? (['clocks_differ'] as const) : []),
  ];
}

/** The present only; `Troubles` remember past ones. */
export const warningsNow = async (
  db: Pick<Database, 'execute'>,
  clock: Clock,
): Promise<Trouble[]> => [
  ...(await databaseWarnings(db)),
  ...((await clockFault(db, clock)) === null ? [] : (['clock_behind'] as const)),
  ...((await areRefused(db)) ? (['messages_refused'] as const) : []),
];
