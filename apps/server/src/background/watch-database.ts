import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/open-database.ts';
import { warningsNow } from '../modules/reading/health/database-state.ts';
import type { Trouble, Troubles } from '../running/warnings.ts';

const sentences: Partial<Record<Trouble, string>> = {
  read_only: 'The database takes no writes: it is a replica, or set to read only.',
  writes_wait: 'Writes wait for a second machine that does not confirm them.',
  archive_failed:
    'PostgreSQL cannot archive its log: see to the backup repository, before the disk is full.',
  clocks_differ: 'The clocks of server and database are ten seconds or more apart.',
  clock_behind:
    'The clock is more than a day before the newest entry: nothing is booked until the clock is right.',
  messages_refused:
    'The SMS gateway takes no messages: their event says what it answered, and when they are tried again.',
  replica_behind: 'Reports are read from the primary, because the replica is behind or away.',
};

export function watchDatabase(
  { db, clock, troubles }: { db: Pick<Database, 'execute'>; clock: Clock; troubles: Troubles },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let said: ReadonlySet<Trouble> = new Set();
  return async () => {
    const now = new Set([...troubles.current(), ...(await warningsNow(db, clock))]);
    for (const trouble of now) {
      const sentence = sentences[trouble];
      if (sentence !== undefined && !said.has(trouble)) log.warn({ trouble }, sentence);
    }
    said = now;
  };
}
