/** Says once in the log, in one sentence, what an operator has to see to at the database. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { databaseWarnings } from '../modules/health/database-state.ts';
import { clockFault } from '../modules/journal/true-clock.ts';
import type { Trouble, Troubles } from '../running/warnings.ts';

const sentences: Partial<Record<Trouble, string>> = {
  read_only: 'The database takes no writes: it is a replica, or set to read only.',
  writes_wait: 'Writes wait for a second machine that does not confirm them.',
  archive_failed:
    'PostgreSQL cannot archive its log: see to the backup repository, before the disk is full.',
  clocks_differ: 'The clocks of server and database are ten seconds or more apart.',
  replica_behind: 'Reports are read from the primary, because the replica is behind or away.',
};

/** What was said is said again only after it had been over. */
export function watchDatabase(
  { db, clock, troubles }: { db: Pick<Database, 'execute'>; clock: Clock; troubles: Troubles },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let said: ReadonlySet<Trouble> = new Set();
  return async () => {
    const now = new Set([...troubles.current(), ...(await databaseWarnings(db))]);
    const behind = await clockFault(db, clock);
    if (behind !== null) now.add('clock_behind');
    for (const trouble of now) {
      const sentence = trouble === 'clock_behind' ? behind : sentences[trouble];
      if (sentence && !said.has(trouble)) log.warn({ trouble }, sentence);
    }
    said = now;
  };
}
