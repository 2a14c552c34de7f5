import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { locks } from './locks.ts';
import { migrationsFolder } from '../base/places.ts';
import { StartError } from '../base/errors.ts';

/** Lasts for the transaction, because a pooler may change the session after it. */
export const lockText = `SELECT pg_advisory_xact_lock(${locks.migration})`;

export interface Migration {
  name: string;
  text: string;
  sha256: string;
}

export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

const tableText = `
  CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY,
    applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`;

interface Applied {
  name: string;
  sha256: string | null;
}

async function readApplied(
  client: Client,
  known: readonly Migration[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<Applied>(
    `SELECT name, to_jsonb(migrations) ->> 'sha256' AS sha256 FROM migrations ORDER BY name`,
  );
  const sums = new Map(known.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of rows) {
    const sum = sums.get(name);
    if (sum === undefined) {
      throw new StartError(
        `The database is of a newer Digis: it has ${name}, which this version does not know. Start the newer version, or restore a copy from before.`,
      );
    }
    if (sha256 !== null && sha256 !== sum) {
      throw new StartError(
        `The migration ${name} is not the one that was applied: its file has changed. Bring back the file as it was.`,
      );
    }
  }
  return new Set(rows.map(({ name }) => name));
}

/** The migration's name seals its writes, which no action log explains. */
export async function applyMigration(client: Client, { name, text }: Migration): Promise<void> {
  await client.query(tableText);
  await client.query(`SELECT set_config('digis.write', md5($1)::uuid::text, true)`, [name]);
  await client.query(text);
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
}

export async function writeSums(client: Client, known: readonly Migration[]): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_attribute WHERE attrelid = 'migrations'::regclass AND attname = 'sha256'`,
  );
  if (rowCount === 0) return;
  await client.query(
    `UPDATE migrations SET sha256 = known.sum FROM unnest($1::text[], $2::text[]) known(file, sum)
      WHERE name = known.file AND sha256 IS NULL`,
    [known.map(({ name }) => name), known.map(({ sha256 }) => sha256)],
  );
}

/** The first migration that is missing; null if the database is new or up to date. */
export async function pendingMigration(url: string): Promise<string | null> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(tableText);
    const applied = await readApplied(client, readMigrations());
    if (applied.size === 0) return null;
    return readMigrations().find(({ name }) => !applied.has(name))?.name ?? null;
  } finally {
    await client.end();
  }
}

async function applyNext(client: Client, known: readonly Migration[], upTo: string) {
  await client.query('BEGIN');
  await client.query(lockText);
  await client.query(tableText);
  const applied = await readApplied(client, known);
  const next = known.find(({ name }) => !applied.has(name) && name <= upTo);
  if (next !== undefined) await applyMigration(client, next);
  await writeSums(client, known);
  await client.query('COMMIT');
  return next !== undefined;
}

export async function migrate(url: string, upTo = '~', folder = migrationsFolder): Promise<void> {
  const known = readMigrations(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    while (await applyNext(client, known, upTo));
  } finally {
    await client.end();
  }
}
