import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack, type Pack } from 'tar-stream';
import { headsText, type Head } from '../modules/books/journal/seal-entry.ts';
import { allSealsText, type SealsKept } from '../modules/verify/new-seals.ts';
import { encrypting } from './encrypted-file.ts';
import {
  manifestName,
  signatureName,
  signatureOf,
  type Manifest,
  type TableCopy,
} from './manifest.ts';
import { requireWhole } from './read-copy.ts';
import { listTables, quoted, type Table } from './table-list.ts';
import { isImagePath } from '../files/image-path.ts';

/** null: swept meanwhile, or lost. */
async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function addImages(
  client: Client,
  folder: string,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ images: NonNullable<Manifest['images']>; gone: string[] }> {
  const { rows } = await client.query<{ path: string }>('SELECT path FROM files ORDER BY path');
  const images = [];
  const gone = [];
  for (const { path } of rows.filter((row) => isImagePath(row.path))) {
    const bytes = await bytesOf(join(folder, path));
    if (bytes === null) gone.push(path);
    else {
      await add(`images/${path}`, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      images.push({ name: path, bytes: bytes.length, sha256 });
    }
  }
  return { images, gone };
}

async function stillNamed(client: Client, gone: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(
    'SELECT path FROM files WHERE path = ANY($1) ORDER BY path',
    [gone],
  );
  return rows.map(({ path }) => path);
}

interface CopyOut {
  url: string;
  file: string;
  /** null: images are in a bucket. */
  images: string | null;
  takenAt: Date;
  key: Buffer;
}

/** Parts, because a tar entry starts with its length. */
const pieceBytes = 1024 * 1024;

const add = (tar: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name }, bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= pieceBytes) {
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function addTable(tar: Pack, client: Client, table: Table): Promise<TableCopy> {
  const { name, columns, order } = table;
  const rows = `SELECT ${quoted(columns)} FROM "${name}" ORDER BY ${quoted(order)}`;
  const hash = createHash('sha256');
  let bytes = 0;
  let number = 0;
  for await (const piece of inPieces(client.query(copyTo(`COPY (${rows}) TO STDOUT`)))) {
    number += 1;
    await add(tar, `tables/${name}/${String(number).padStart(6, '0')}`, piece);
    hash.update(piece);
    bytes += piece.length;
  }
  return { name, columns, bytes, sha256: hash.digest('hex') };
}

async function sealsOf(client: Client, tables: TableCopy[]): Promise<SealsKept | undefined> {
  if (!tables.some(({ name }) => name === 'row_seals')) return undefined;
  return (await client.query<SealsKept>(allSealsText)).rows[0];
}

async function addAll(tar: Pack, { url, images: folder, takenAt, key }: CopyOut) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const applied = await client.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY name',
    );
    const migrations = applied.rows.map(({ name }) => name);
    const tables: TableCopy[] = [];
    for (const table of await listTables(client)) tables.push(await addTable(tar, client, table));
    const { rows: heads } = await client.query<Head>(headsText);
    const seals = await sealsOf(client, tables);
    const put = (name: string, bytes: Buffer) => add(tar, name, bytes);
    const found = folder === null ? null : await addImages(client, folder, put);
    await client.query('COMMIT');
    const missing = found === null ? [] : await stillNamed(client, found.gone);
    const manifest: Manifest = {
      schema: migrations.at(-1) ?? '',
      migrations,
      takenAt: takenAt.toISOString(),
      tables,
      images: found?.images ?? [],
      missing,
      heads,
      ...(seals && { seals }),
    };
    const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
    await put(manifestName, bytes);
    await put(signatureName, Buffer.from(signatureOf(key, bytes)));
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeAll(temporary: string, copy: CopyOut): Promise<Manifest> {
  const tar = pack();
  const file = createWriteStream(temporary, { mode: 0o600, flush: true });
  const written = pipeline(tar, createGzip(), encrypting(copy.key), file);
  const read = addAll(tar, copy).then(
    (manifest) => {
      tar.finalize();
      return manifest;
    },
    (error: unknown) => {
      tar.destroy();
      throw error;
    },
  );
  const both = Promise.all([read, written]);
  await Promise.allSettled([both, read, written]);
  return (await both)[0];
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}

export async function copyOut(copy: CopyOut): Promise<{ manifest: Manifest; bytes: number }> {
  const own = randomBytes(6).toString('hex');
  const temporary = join(dirname(copy.file), `.${basename(copy.file)}.${own}.part`);
  try {
    const manifest = await writeAll(temporary, copy);
    await requireWhole(temporary, copy.key, manifest);
    await rename(temporary, copy.file);
    await syncFolder(dirname(copy.file));
    return { manifest, bytes: (await stat(copy.file)).size };
  } finally {
    await rm(temporary, { force: true });
  }
}
