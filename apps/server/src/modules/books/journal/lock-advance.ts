import { eq } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { advances } from '#db/tables/cash.ts';

export type AdvanceRow = typeof advances.$inferSelect;

export async function lockAdvance(db: Database, id: number): Promise<AdvanceRow> {
  const [row] = await db.select().from(advances).where(eq(advances.id, id)).for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}
