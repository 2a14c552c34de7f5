/** Brings a database to the newest schema: each file of migrations/ once, in the order of its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

const folder = join(import.meta.dirname, 'migrations');

/** Servers that start together take turns; the second finds the work done. */
const migrationLock = 7_246_002;

/** `upTo` names the last one to apply, as a copy of an older database needs. */
export async function migrate(url: string, upTo = '~'): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (
        name text PRIMARY KEY,
        applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
      )`,
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    const applied = new Set(rows.map((row) => row.name));
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    for (const name of files.toSorted()) {
      if (!applied.has(name) && name <= upTo) await apply(client, name);
    }
  } finally {
    await client.end();
  }
}

async function apply(client: Client, name: string): Promise<void> {
  await client.query('BEGIN');
  await client.query(readFileSync(join(folder, name), 'utf8'));
  await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  await client.query('COMMIT');
}
