/** Takes away what was uploaded and then named by no record for a day. */
import { and, inArray, lt, not, sql } from 'drizzle-orm';
import { minutesBefore, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { files } from '../../db/tables/files.ts';
import type { FileStore } from '../../files/file-store.ts';
import { holdUnnamed, isReferred } from './file-queries.ts';

const keptMinutes = 24 * 60;
const batch = 100;

/** The row goes first: a crash in between leaves bytes that nobody can reach, never a broken image. */
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
