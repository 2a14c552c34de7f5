/** Compares the folder of images with its rows: bytes that no row names go, a row without bytes is told. */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minutesBefore, systemClock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { files } from '../../db/tables/files.ts';
import { isImagePath } from '../../files/image-path.ts';

/** An upload has its bytes before its row; no upload takes a day. */
const keptMinutes = 24 * 60;

export interface Reconciled {
  removed: number;
  /** More than rows name: it is the folder of another database, and all of them stay. */
  foreign: number;
  /** Named by a row, and not there: of a copy that has them they can be brought back. */
  lost: string[];
}

export async function reconcileFiles(db: Database, folder: string): Promise<Reconciled> {
  // The folder first: what is taken in meanwhile has a row by the time rows are read.
  const names = (await readdir(folder).catch(() => [])).filter(isImagePath);
  const rows = await db.select({ path: files.path }).from(files);
  const [named, there] = [new Set(rows.map(({ path }) => path)), new Set(names)];
  const before = minutesBefore(systemClock.now(), keptMinutes);
  const strays = names.filter((path) => !named.has(path));
  const foreign = strays.length > named.size ? strays.length : 0;
  let removed = 0;
  for (const name of foreign > 0 ? [] : strays) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found !== null && found.mtime < before) {
      await rm(file, { force: true });
      removed += 1;
    }
  }
  const missing = rows.map(({ path }) => path).filter((path) => !there.has(path));
  const lost = [];
  for (const path of missing) if (!(await isThere(join(folder, path)))) lost.push(path);
  return { removed, foreign, lost };
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
