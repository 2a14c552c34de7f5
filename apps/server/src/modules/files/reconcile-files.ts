/** Compares the store of images with its rows: bytes that no row names go, a row without bytes is told. */
import { minutesBefore, systemClock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { files } from '../../db/tables/files.ts';
import type { FileStore } from '../../files/file-store.ts';

/** An upload has its bytes before its row; no upload takes a day. */
const keptMinutes = 24 * 60;

export interface Reconciled {
  removed: number;
  /** More than rows name: it is the store of another database, and all of them stay. */
  foreign: number;
  /** Named by a row, and not there: of a copy that has them they can be brought back. */
  lost: string[];
}

export async function reconcileFiles(db: Database, store: FileStore): Promise<Reconciled> {
  // The store first: what is taken in meanwhile has a row by the time rows are read.
  const names = await store.list();
  const rows = await db.select({ path: files.path }).from(files);
  const [named, there] = [new Set(rows.map(({ path }) => path)), new Set(names)];
  const before = minutesBefore(systemClock.now(), keptMinutes);
  const strays = names.filter((path) => !named.has(path));
  const foreign = strays.length > named.size ? strays.length : 0;
  let removed = 0;
  for (const path of foreign > 0 ? [] : strays) {
    const storedAt = await store.storedAt(path);
    if (storedAt !== null && storedAt < before) {
      await store.delete(path);
      removed += 1;
    }
  }
  const missing = rows.map(({ path }) => path).filter((path) => !there.has(path));
  const lost = [];
  for (const path of missing) if ((await store.storedAt(path)) === null) lost.push(path);
  return { removed, foreign, lost };
}
