import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../src/db/embedded/supervise.ts';
import { ensureRole, grantApp } from '../src/db/grant-app.ts';
import { migrate } from '../src/db/migrate.ts';

export const templateName = 'digis_template';

const appRole = 'digis_test_app';

/** The address for the serving role. */
export function appUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = 'app';
  return url.href;
}

export const filesOf = (database: string): string => join(tmpdir(), database);

export const filledFilesOf = (database: string): string => `${filesOf(database)}.as-it-was`;

export interface TestCluster {
  url: string;
  close(): Promise<void>;
}

/** In memory, tests of the database take a third of the time. */
function roomyFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

/** `isLarge`: for databases too large for memory. */
export async function startTestCluster({ isLarge = false } = {}): Promise<TestCluster> {
  const folder = mkdtempSync(join(isLarge ? tmpdir() : roomyFolder(), 'digis-test-'));
  // Open to all, because PostgreSQL may run under another account.
  chmodSync(folder, 0o755);
  const postgres = await openEmbeddedPostgres(folder, join(folder, 'home'));
  const url = postgres.urlOf('postgres');
  await query(url, `CREATE DATABASE ${templateName}`);
  const template = postgres.urlOf(templateName);
  await migrate(template);
  await ensureRole(template, appUrlOf(template));
  await grantApp(template, appRole);
  return {
    url,
    close: async () => {
      const kept = await query<{ name: string }>(
        url,
        `SELECT datname AS name FROM pg_database WHERE datname LIKE 'digis\\_%'`,
      );
      for (const left of kept.flatMap(({ name }) => [filesOf(name), filledFilesOf(name)])) {
        rmSync(left, { recursive: true, force: true });
      }
      await postgres.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

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

export const tamper = (url: string, ...statements: string[]) =>
  query(url, ['SET session_replication_role = replica', ...statements].join(';'));

/** Repeats the row of an event, without its money, people and log. */
export const repeatEvent = (url: string, id: number, times: number) =>
  query(
    url,
    `DO $$ DECLARE columns text := (SELECT string_agg(quote_ident(column_name), ', ') FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = 'events' AND column_name <> 'id');
      BEGIN EXECUTE format('INSERT INTO events (%1$s) SELECT %1$s FROM events, generate_series(1, ${times}) WHERE id = ${id}', columns);
    END $$`,
  );
