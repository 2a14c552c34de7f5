import { and, inArray, lt, not, sql } from 'drizzle-orm';
import { type Clock, minutesBefore, systemClock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import { files } from '#db/tables/files.ts';
import type { FileStore } from '#files/file-store.ts';
import { holdUnnamed, isReferred } from './file-queries.ts';

/** Bytes precede the row; no upload takes a day. */
const keptMinutes = 24 * 60;

interface Reconciled {
  removed: number;
  /** The number of files of another database. If not zero, nothing is removed. */
  foreign: number;
  /** Paths of rows without bytes, which a copy can restore. */
  lost: string[];
}

export async function reconcileFiles(db: Database, store: FileStore): Promise<Reconciled> {
  // Store first: images stored meanwhile have rows.
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

const batch = 100;

/** Rows first: a crash leaves unreachable bytes, no broken image. */
export async function sweepOrphans(db: Database, clock: Clock, store: FileStore): Promise<number> {
  const before = minutesBefore(clock.now(), keptMinutes);
  const paths = await db.transaction(async (tx) => {
    const isOrphan = not(isReferred(sql`${files.path}`));
    const isOld = and(lt(files.created_at, before), isOrphan);
    const old = await holdUnnamed(tx, isOld, { atMost: batch });
    await tx.delete(files).where(inArray(files.path, old));
    return old;
  });
  for (const path of paths) await store.delete(path);
  return paths.length;
}
