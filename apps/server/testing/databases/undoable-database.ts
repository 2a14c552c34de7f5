import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/open-database.ts';

export interface UndoableDatabase {
  db: Database;
  undo(work: () => Promise<void>): Promise<void>;
}

class Undone extends Error {}

export function undoable(real: Database): UndoableDatabase {
  let current = real;
  // Inside the savepoint, each transaction must still count as a separate write.
  const transaction: Database['transaction'] = (work, config) =>
    current.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('digis.write', '', true)`);
      return work(tx);
    }, config);
  const db = new Proxy(real, {
    get: (_real, key) => {
      if (key === 'transaction' && current !== real) return transaction;
      const value: unknown = Reflect.get(current, key, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
  const undo = async (work: () => Promise<void>): Promise<void> => {
    try {
      await real.transaction(async (tx) => {
        current = tx;
        await work();
        throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    } finally {
      current = real;
    }
  };
  return { db, undo };
}
