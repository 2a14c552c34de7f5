/** Runs a transaction, again after a serialization failure or a deadlock. */
import { setTimeout as wait } from 'node:timers/promises';
import { sqlStateOf } from './sql-state.ts';
import type { Database } from './open-database.ts';

const tries = 5;
const clashes: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

/** An immediate retry could deadlock again. */
const pause = (attempt: number) => wait(attempt * (10 + Math.random() * 30));

export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === tries || !clashes.has(sqlStateOf(error))) throw error;
    }
    await pause(attempt);
  }
}
