/** On a replica not even sign-in works. */
import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { StartError } from '../../base/errors.ts';

const question = `SELECT pg_is_in_recovery() AS is_replica, current_setting('transaction_read_only') = 'on' AS is_read_only`;

interface Answer extends Record<string, unknown> {
  is_replica: boolean;
  is_read_only: boolean;
}

export async function isWritable(
  db: Pick<PgDatabase<NodePgQueryResultHKT>, 'execute'>,
): Promise<boolean> {
  const { rows } = await db.execute<Answer>(sql.raw(question));
  return rows[0]?.is_read_only === false;
}

/** @throws StartError that names the variable */
export async function requireWritable(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Answer>(question);
    if (rows[0]?.is_replica === true) {
      throw new StartError(
        `${name} names a replica, which takes no writes: give the address of the primary.`,
      );
    }
    if (rows[0]?.is_read_only === true) {
      throw new StartError(`${name} names a database that is read-only: let its role write.`);
    }
  } finally {
    await client.end();
  }
}
