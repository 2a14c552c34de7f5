/** Brings a copy back into an empty database: all of it, checked, or nothing. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract } from 'tar-stream';
import { migrate } from '../db/migrate.ts';
import { writeDurably } from '../files/write-durably.ts';
import { StartError } from '../start-error.ts';
import { manifestName, readManifest, type Manifest, type TableCopy } from './manifest.ts';
import { quoted } from './table-list.ts';

export interface CopyIn {
  url: string;
  file: string;
  /** Where the images go; null where a bucket keeps them. */
  images: string | null;
}

type Entries = ReadonlyMap<string, Buffer>;

async function readEntries(file: string): Promise<Entries> {
  const entries = new Map<string, Buffer>();
  const tar = extract();
  const read = async () => {
    for await (const entry of tar) entries.set(entry.header.name, await buffer(entry));
  };
  await Promise.all([pipeline(createReadStream(file), createGunzip(), tar), read()]);
  return entries;
}

function wholeManifest(entries: Entries, file: string): Manifest {
  const text = entries.get(manifestName)?.toString();
  if (text === undefined) throw new StartError(`${basename(file)} is not a whole copy.`);
  const manifest = readManifest(text);
  for (const { name, sha256 } of manifest.tables) {
    const bytes = entries.get(`tables/${name}`);
    const found = bytes && createHash('sha256').update(bytes).digest('hex');
    if (found !== sha256) throw new StartError(`${name} of ${basename(file)} is damaged.`);
  }
  return manifest;
}

/** What a copy says of itself, once its checksums are right. */
export const readManifestOf = async (file: string): Promise<Manifest> =>
  wholeManifest(await readEntries(file), file);

async function requireEmpty(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: number }>(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
    );
    if (rows[0]?.tables === 0) return;
  } finally {
    await client.end();
  }
  throw new StartError('The database to restore into is not empty.');
}

/** Triggers stay silent: what they would write is in the copy already. */
async function fillTable(client: Client, table: TableCopy, bytes: Buffer): Promise<void> {
  await client.query(`ALTER TABLE "${table.name}" DISABLE TRIGGER USER`);
  const copy = client.query(copyFrom(`COPY "${table.name}" (${quoted(table.columns)}) FROM STDIN`));
  await pipeline(Readable.from([bytes]), copy);
  await client.query(`ALTER TABLE "${table.name}" ENABLE TRIGGER USER`);
}

const sequencesSql = `
  SELECT format('SELECT setval(%L, greatest((SELECT max(%I) FROM %I), 1), EXISTS (SELECT FROM %I))',
    pg_get_serial_sequence(quote_ident(table_name), column_name),
    column_name, table_name, table_name) AS statement
  FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'`;

async function fillAll(url: string, { tables }: Manifest, entries: Entries): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const table of tables) {
      await fillTable(client, table, entries.get(`tables/${table.name}`) ?? Buffer.alloc(0));
    }
    const { rows } = await client.query<{ statement: string }>(sequencesSql);
    for (const { statement } of rows) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

export async function copyIn({ url, file, images }: CopyIn): Promise<Manifest> {
  const entries = await readEntries(file);
  const manifest = wholeManifest(entries, file);
  await requireEmpty(url);
  await migrate(url, manifest.schema);
  await fillAll(url, manifest, entries);
  await migrate(url);
  for (const [name, bytes] of entries) {
    if (images !== null && name.startsWith('images/')) {
      await writeDurably(images, basename(name), bytes);
    }
  }
  return manifest;
}
