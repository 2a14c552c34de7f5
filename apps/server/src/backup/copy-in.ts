import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { applyMigration, readMigrations, writeSums, type Migration } from '../db/migrate.ts';
import { StartError } from '../base/errors.ts';
import { CopySums } from './copy-sums.ts';
import type { CopyKey } from './encrypted-file.ts';
import { FillTables } from './fill-tables.ts';
import type { Manifest } from './manifest.ts';
import { readManifestOf, readParts, type CopyEntry } from './read-copy.ts';
import { isImagePath } from '../files/image-path.ts';
import { writeDurably } from '../files/write-durably.ts';

/** Over six times the largest upload. */
const mostBytes = 64 * 1024 * 1024;

class StagedImages {
  readonly #folder: string;
  readonly #staging: string;
  readonly #waiting: string[] = [];
  readonly #moved: string[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
    this.#staging = join(dirname(folder), `.restore-${randomBytes(6).toString('hex')}`);
  }

  static beside(folder: string): StagedImages {
    return new StagedImages(folder);
  }

  /** @throws StartError if name or size cannot be that of an image */
  static read(name: string, entry: CopyEntry): Promise<Buffer> {
    if (isImagePath(name) && entry.size <= mostBytes) return buffer(entry.chunks);
    throw new StartError(`The copy has ${JSON.stringify(name)}, which is no image of Digis.`);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    await writeDurably(this.#staging, name, bytes);
    this.#waiting.push(name);
  }

  async move(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of this.#waiting) {
      const target = join(this.#folder, name);
      if (!existsSync(target)) this.#moved.push(target);
      await rename(join(this.#staging, name), target);
    }
    const directory = await open(this.#folder, 'r');
    await directory.sync();
    await directory.close();
  }

  async takeBack(): Promise<void> {
    for (const file of this.#moved) await rm(file, { force: true });
  }

  clear(): Promise<void> {
    return rm(this.#staging, { recursive: true, force: true });
  }
}

interface CopyIn {
  /** The address for the owner of the tables. */
  url: string;
  file: string;
  images: string | null;
  key: CopyKey;
  /** Accepts copies without a signature, or of another server. */
  isUnsigned?: boolean;
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (rows[0]?.tables === 0) return;
  throw new StartError('The database to restore into is not empty.');
}

function splitMigrations({ schema, migrations }: Manifest): [Migration[], Migration[]] {
  const known = readMigrations();
  const had = new Set(migrations ?? known.map(({ name }) => name).filter((name) => name <= schema));
  for (const name of [schema, ...had]) {
    if (known.some((migration) => migration.name === name)) continue;
    throw new StartError(`The copy is of a Digis that has ${name}, which this version has not.`);
  }
  return [known.filter(({ name }) => had.has(name)), known.filter(({ name }) => !had.has(name))];
}

/** A table with pending deferred checks cannot be altered. */
async function bringUpToDate(client: Client, since: readonly Migration[]): Promise<void> {
  for (const migration of since) {
    await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED');
    await applyMigration(client, migration);
  }
  await writeSums(client, readMigrations());
}

const sequencesSql = `
  SELECT format('SELECT setval(%L, greatest((SELECT max(%I) FROM %I), 1), EXISTS (SELECT FROM %I))',
    pg_get_serial_sequence(quote_ident(table_name), column_name),
    column_name, table_name, table_name) AS statement
  FROM information_schema.columns WHERE table_schema = 'public' AND is_identity = 'YES'`;

async function setSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(sequencesSql);
  for (const { statement } of rows) await client.query(statement);
}

async function fillAll(
  client: Client,
  staged: StagedImages | null,
  { file, key, manifest }: { file: string; key: CopyKey; manifest: Manifest },
): Promise<void> {
  const tables = await FillTables.begin(client, manifest);
  const sums = new CopySums();
  await readParts(file, key, async (part, entry) => {
    const [kind, name = ''] = part.split('/');
    if (kind === 'tables') {
      await tables.write(name, entry.chunks, (chunk) => sums.add(part, chunk));
    } else {
      const bytes = await StagedImages.read(name, entry);
      sums.add(part, bytes);
      await staged?.add(name, bytes);
    }
  });
  await tables.end();
  const difference = sums.firstDifference(manifest);
  if (difference !== null) throw new StartError(`${difference} of ${basename(file)} is damaged.`);
}

export async function copyIn({ url, file, images, key, isUnsigned }: CopyIn): Promise<Manifest> {
  const manifest = await readManifestOf(file, key, isUnsigned);
  const [before, since] = splitMigrations(manifest);
  const client = new Client({ connectionString: url });
  await client.connect();
  const staged = images === null ? null : StagedImages.beside(images);
  try {
    await client.query('BEGIN');
    await requireEmpty(client);
    for (const migration of before) await applyMigration(client, migration);
    await fillAll(client, staged, { file, key, manifest });
    await setSequences(client);
    await bringUpToDate(client, since);
    await staged?.move();
    await client.query('COMMIT');
  } catch (error) {
    await staged?.takeBack();
    throw error;
  } finally {
    await client.end();
    await staged?.clear();
  }
  return manifest;
}
