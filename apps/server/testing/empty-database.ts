/** A database with nothing in it, not even tables, for what is brought back from a copy. */
import { randomBytes } from 'node:crypto';
import { query } from './test-cluster.ts';

export interface EmptyDatabase {
  url: string;
  tables(): Promise<number>;
  drop(): Promise<void>;
}

export async function makeEmptyDatabase(): Promise<EmptyDatabase> {
  const cluster = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
  const name = `digis_${randomBytes(6).toString('hex')}`;
  await query(cluster, `CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
  return {
    url,
    tables: async () => {
      const text = `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`;
      return (await query(url, text)).length;
    },
    drop: async () => {
      await query(cluster, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
