/** Removes images before rows, which name what is left after an interruption. Decision 0029. */
import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { listTables } from '../backup/table-list.ts';
import type { FileStore } from '../files/file-store.ts';
import { headsText, type Head } from '../modules/books/journal/seal-entry.ts';
import { StartError } from '../base/errors.ts';
import type { Owner } from './owner.ts';
import { takeStock } from './take-stock.ts';

interface Removed {
  tables: { name: string; rows: number }[];
  images: number;
  /** SHA-256 of the names, one per line. */
  imageNames: string;
  /** Images without a row; they stay. */
  strays: number;
  /** The heads tell whether a copy is of this business. */
  heads: Head[];
}

/**
 * Refuses if servers run, because they have cached data. PostgreSQL's own processes have no user.
 */
async function requireAlone(client: Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`,
  );
  if (rows[0]?.others === 0) return;
  throw new StartError(
    'Others are connected to this database: stop its servers. Nothing was removed.',
  );
}

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Disables the triggers that prevent emptying, which only the owner may do. */
async function empty(client: Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${listed(names)} RESTART IDENTITY`);
  for (const name of names) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
}

export async function removeAll(owner: Owner, files: FileStore): Promise<Removed> {
  const { client } = owner;
  const names = (await listTables(client)).map(({ name }) => name);
  await client.query('BEGIN');
  await requireAlone(client);
  await client.query(`LOCK TABLE ${listed(names)} IN ACCESS EXCLUSIVE MODE NOWAIT`);
  const { tables, images, strays } = await takeStock(owner, files);
  const { rows: heads } = await client.query<Head>(headsText);
  for (const path of images) await files.delete(path);
  await empty(client, names);
  await client.query('COMMIT');
  const left = await Promise.all(images.map((path) => files.storedAt(path)));
  if (left.some((found) => found !== null)) throw new StartError('Some images are still there.');
  const imageNames = createHash('sha256').update(images.join('\n')).digest('hex');
  return { tables, images: images.length, imageNames, strays, heads };
}
