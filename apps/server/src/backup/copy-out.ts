/** Copies a database and its images into one file: one moment of all tables, each with its checksum. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { headsText, type Head } from '../modules/ledgers/seal-entry.ts';
import { manifestName, type Manifest, type TableCopy } from './manifest.ts';
import { listTables, quoted, type Table } from './table-list.ts';

export interface CopyOut {
  url: string;
  /** The file to write; it is there only once it is whole. */
  file: string;
  /** Where the images lie; null where a bucket keeps them. */
  images: string | null;
  takenAt: Date;
}

const add = (tar: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name }, bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

async function bytesOf(client: Client, { name, columns, order }: Table): Promise<Buffer> {
  const rows = `SELECT ${quoted(columns)} FROM "${name}" ORDER BY ${quoted(order)}`;
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(copyTo(`COPY (${rows}) TO STDOUT`))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function addTables(tar: Pack, client: Client): Promise<TableCopy[]> {
  const copies: TableCopy[] = [];
  for (const table of await listTables(client)) {
    const bytes = await bytesOf(client, table);
    await add(tar, `tables/${table.name}`, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { name, columns } = table;
    copies.push({ name, columns, bytes: bytes.length, sha256 });
  }
  return copies;
}

/** Images never change, and one without its row is only swept later: they need no moment. */
async function addImages(tar: Pack, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith('.')) await add(tar, `images/${name}`, await readFile(join(folder, name)));
  }
}

async function addAll(tar: Pack, { url, images, takenAt }: CopyOut): Promise<Manifest> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const last = await client.query<{ name: string }>('SELECT max(name) AS name FROM migrations');
    const tables = await addTables(tar, client);
    const schema = last.rows[0]?.name ?? '';
    const { rows: heads } = await client.query<Head>(headsText);
    const manifest = { schema, takenAt: takenAt.toISOString(), tables, heads };
    if (images !== null) await addImages(tar, images);
    await add(tar, manifestName, Buffer.from(JSON.stringify(manifest, null, 2)));
    return manifest;
  } finally {
    await client.end();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** What was copied, and how large the file has become. */
export async function copyOut(copy: CopyOut): Promise<{ manifest: Manifest; bytes: number }> {
  const tar = pack();
  const temporary = join(dirname(copy.file), `.${basename(copy.file)}.part`);
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(temporary, { mode: 0o600, flush: true }),
  );
  const manifest = await addAll(tar, copy);
  tar.finalize();
  await written;
  await rename(temporary, copy.file);
  await syncFolder(dirname(copy.file));
  return { manifest, bytes: (await stat(copy.file)).size };
}
