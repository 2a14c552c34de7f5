/** A Drizzle session that sends several statements in one packet. */
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { sqlStateOf } from '../sql-state.ts';

type NoSchema = Record<string, never>;
type Transaction = NodePgTransaction<NoSchema, NoSchema>;

export const dialect = new PgDialect();

const ofTransaction = (text: 'begin' | 'commit') => ({ name: text, text });

class PipelinedSession extends NodePgSession<NoSchema, NoSchema> {
  private readonly pool: Pool;
  private readonly transactions = new WeakMap<PoolClient, Transaction>();

  constructor(pool: Pool) {
    super(pool, dialect, undefined);
    this.pool = pool;
  }

  private transactionOn(client: PoolClient): Transaction {
    const known = this.transactions.get(client);
    if (known !== undefined) return known;
    const session = new NodePgSession<NoSchema, NoSchema>(client, dialect, undefined);
    const made = new NodePgTransaction<NoSchema, NoSchema>(dialect, session, undefined);
    this.transactions.set(client, made);
    return made;
  }

  override async transaction<T>(
    work: (tx: Transaction) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.pool.connect();
    let isBroken = false;
    try {
      const begun = client.query(ofTransaction('begin'));
      begun.catch(() => undefined);
      const tx = this.transactionOn(client);
      if (config !== undefined) await tx.setTransaction(config);
      const result = await work(tx);
      await begun;
      const { command } = await client.query(ofTransaction('commit'));
      if (command !== 'COMMIT') throw new Error('a transaction was rolled back at its commit');
      return result;
    } catch (error) {
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(isBroken);
    }
  }
}

export const databaseOn = (pool: Pool) =>
  new NodePgDatabase<NoSchema>(dialect, new PipelinedSession(pool), undefined);

/** Prepared statements first. Waits for all: none outlives the transaction. */
export async function inOnePacket<Results extends object>(statements: {
  readonly [Name in keyof Results]: PromiseLike<Results[Name]>;
}): Promise<Results>;
export async function inOnePacket(
  statements: Readonly<Record<string, PromiseLike<unknown>>>,
): Promise<object> {
  // Each `then` of a Drizzle statement sends it again.
  const sent = Object.values(statements).map((statement) => Promise.resolve(statement));
  const settled = await Promise.allSettled(sent);
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  // After a failure PostgreSQL refuses the rest with 25P02.
  const isTold = (reason: unknown) => sqlStateOf(reason) !== '25P02';
  if (reasons.length > 0) throw reasons.find(isTold) ?? reasons[0];
  const results = await Promise.all(sent);
  return Object.fromEntries(Object.keys(statements).map((name, at) => [name, results[at]]));
}
