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
    const isOrphan = not(isReferred(sql`${files.path}`));
    const old = await tx
      .select({ path: files.path })
      .from(files)
      .where(and(lt(files.created_at, before), isOrphan))
      .orderBy(asc(files.created_at))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (old.length === 0) return [];
    // Looked at again under the locks: a record may have named one between the look and its lock.
    const gone = await tx
      .delete(files)
      .where(
        and(
          inArray(
            files.path,
            old.map(({ path }) => path),
          ),
          isOrphan,
        ),
      )
      .returning({ path: files.path });
    return gone.map(({ path }) => path);
  });
  for (const path of paths) await store.delete(path);
  return paths.length;
}
