import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { elapsedMs } from '../../base/clock.ts';
import { AppError, StartError } from '../../base/errors.ts';
import { connect, type Database } from '../open-database.ts';

export interface ReadReplica {
  /** `replica` has all acknowledged writes; null: the primary. */
  read<T>(work: (replica: Database | null) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type ReadBy = 'primary' | 'replica';

const longestWaitMs = 500;
const stepMs = 20;
const restMs = 10_000;

const identity = sql`SELECT system_identifier || ' ' || current_database() AS name FROM pg_control_system()`;

async function nameOf(db: Database): Promise<unknown> {
  const { rows } = await db.execute(identity);
  return rows[0]?.['name'];
}

async function hasUntil(replica: Database, position: unknown): Promise<boolean> {
  const { rows } = await replica.execute(
    sql`SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${position}::pg_lsn AS has`,
  );
  return rows[0]?.['has'] === true;
}

async function positionOf(primary: Database): Promise<unknown> {
  const { rows } = await primary.execute(sql`SELECT pg_current_wal_flush_lsn()::text AS position`);
  return rows[0]?.['position'];
}

async function catchesUp(replica: Database, primary: Database): Promise<boolean> {
  const position = await positionOf(primary);
  const begin = elapsedMs();
  while (!(await hasUntil(replica, position))) {
    if (elapsedMs() - begin > longestWaitMs) return false;
    await delay(stepMs);
  }
  return true;
}

/** @throws StartError if it replicates another database, but not if it cannot be reached */
export async function openReplica(
  url: string,
  primary: Database,
  count: (by: ReadBy) => void,
): Promise<ReadReplica> {
  const { db: replica, close } = connect(url);
  const expected = await nameOf(primary);
  const isOurs = async () => (await nameOf(replica)) === expected;
  if (!(await isOurs().catch(() => true))) {
    await close();
    throw new StartError(
      'DATABASE_READ_URL names another database than DATABASE_URL: give the address of its replica.',
    );
  }
  let restsUntil = 0;
  const isReady = async () => {
    if (elapsedMs() < restsUntil) return false;
    const ready = (await isOurs()) && (await catchesUp(replica, primary));
    if (!ready) restsUntil = elapsedMs() + restMs;
    return ready;
  };
  return {
    read: async (work) => {
      try {
        if (await isReady()) {
          const answer = await work(replica);
          count('replica');
          return answer;
        }
      } catch (error) {
        // A refusal is the answer. Replicas cancel reads that block replay: ask the primary.
        if (error instanceof AppError) throw error;
        restsUntil = elapsedMs() + restMs;
      }
      count('primary');
      return work(null);
    },
    close,
  };
}
