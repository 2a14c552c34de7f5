import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isDailyCopy } from '../backup/keep-daily-copy.ts';
import { listTables } from '../backup/table-list.ts';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../files/file-store.ts';
import { selectSettings } from '../modules/records/settings/setting-queries.ts';
import { StartError } from '../base/errors.ts';
import type { Owner } from './owner.ts';

interface Stock {
  business: string;
  tables: { name: string; rows: number }[];
  images: string[];
  strays: number;
}

export async function takeStock({ client, db }: Owner, files: FileStore): Promise<Stock> {
  const tables = [];
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM "${name}"`,
    );
    tables.push({ name, rows: rows[0]?.rows ?? 0 });
  }
  if (!tables.some(({ name, rows }) => name === 'users' && rows > 0)) {
    throw new StartError('There is no business in this database.');
  }
  const named = await client.query<{ path: string }>('SELECT path FROM files ORDER BY path');
  const images = named.rows.map(({ path }) => path);
  const known = new Set(images);
  const strays = (await files.list()).filter((path) => !known.has(path)).length;
  const { tenant_name: business } = await selectSettings(db);
  return { business, tables, images, strays };
}

const copiesIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'backups')).catch(() => [])).filter(isDailyCopy);

export async function stockText(
  { business, tables, images, strays }: Stock,
  { dataDir }: Config,
): Promise<string> {
  const rows = tables.filter((table) => table.rows > 0);
  const copies = await copiesIn(dataDir);
  return [
    `${business}: ${images.length} images, and these rows:`,
    ...rows.map((table) => `  ${table.name} ${table.rows}`),
    `What stays, and is yours to remove: ${copies.length} daily copies, ${strays} images that no row names, copies elsewhere, archives of the database and logs.`,
  ].join('\n');
}
