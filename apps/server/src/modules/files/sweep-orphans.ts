/** Takes away what was uploaded and then named by no record for a day. */
import { and, asc, inArray, lt, not, sql } from 'drizzle-orm';
import { minutesBefore, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import { files } from '../../db/tables/files.ts';
import type { FileStore } from '../../files/file-store.ts';
import { isReferred } from './file-queries.ts';

const keptMinutes = 24 * 60;
const batch = 100;

/** The row goes first: a crash in between leaves bytes that nobody can reach, never a broken image. */
export async function sweepOrphans(db: Database, clock: Clock, store: FileStore): Promise<number> {
  const before = minutesBefore(clock.now(), keptMinutes);
  const paths = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ path: files.path })
      .from(files)
      .where(and(lt(files.created_at, before), not(isReferred(sql`${files.path}`))))
      .orderBy(asc(files.created_at))
      .limit(batch)
      .for('update', { skipLocked: true });
    const found = rows.map((row) => row.path);
    if (found.length > 0) await tx.delete(files).where(inArray(files.path, found));
    return found;
  });
  for (const path of paths) await store.delete(path);
  return paths.length;
}
