import { desc, eq, inArray, isNotNull, min } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { copyDownloads, dailyCopies } from '#db/tables/copies.ts';
import { users } from '#db/tables/users.ts';
import { shownNameOf } from '../users/user-names.ts';

export const selectNotes = (db: Database, days: readonly string[]) =>
  db
    .select()
    .from(dailyCopies)
    .where(inArray(dailyCopies.day, [...days]));

export async function selectFirstCopy(db: Database): Promise<Date | null> {
  const [row] = await db.select({ at: min(dailyCopies.taken_at) }).from(dailyCopies);
  return row?.at ?? null;
}

export interface Download {
  day: string;
  at: Date;
  by: string;
}

export async function selectLastDownloads(db: Database): Promise<Download[]> {
  const rows = await db
    .selectDistinctOn([copyDownloads.day], {
      day: copyDownloads.day,
      at: copyDownloads.finished_at,
      by: shownNameOf(users),
    })
    .from(copyDownloads)
    .innerJoin(users, eq(users.id, copyDownloads.user_id))
    .where(isNotNull(copyDownloads.finished_at))
    .orderBy(copyDownloads.day, desc(copyDownloads.finished_at));
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at }]));
}

export async function insertDownload(
  db: Database,
  download: { day: string; user_id: number; begun_at: Date },
): Promise<number> {
  const [row] = await db.insert(copyDownloads).values(download).returning({ id: copyDownloads.id });
  if (row === undefined) throw new Error('a download was not inserted');
  return row.id;
}

export async function finishDownload(db: Database, id: number, finished_at: Date): Promise<void> {
  await db.update(copyDownloads).set({ finished_at }).where(eq(copyDownloads.id, id));
}
