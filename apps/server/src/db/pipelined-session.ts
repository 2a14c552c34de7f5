/** Drizzle on a pool: `begin` travels with the first statement, and a connection keeps what it has prepared from one transaction to the next. */
import { NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';

type NoSchema = Record<string, never>;
type Transaction = NodePgTransaction<NoSchema, NoSchema>;

/** Says of every statement how PostgreSQL spells it. */
export const dialect = new PgDialect();

/** Named, so that they go the way of prepared statements, which are gathered into packets. */
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
      // Where it fails, so does every statement after it.
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
