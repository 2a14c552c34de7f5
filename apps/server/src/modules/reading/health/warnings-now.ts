/** The present only; `Troubles` remember past ones. */
import type { Clock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import type { Trouble } from '#running/warnings.ts';
import { clockFault } from '../../books/journal/true-clock.ts';
import { areRefused } from '../../records/outbox/message-queries.ts';
import { databaseWarnings } from './database-state.ts';

export const warningsNow = async (
  db: Pick<Database, 'execute'>,
  clock: Clock,
): Promise<Trouble[]> => [
  ...(await databaseWarnings(db)),
  ...((await clockFault(db, clock)) === null ? [] : (['clock_behind'] as const)),
  ...((await areRefused(db)) ? (['messages_refused'] as const) : []),
];
