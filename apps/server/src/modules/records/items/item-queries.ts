import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { foldHomophones } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { items } from '#db/tables/catalogue.ts';
import { AppError } from '#base/errors.ts';

export type ItemRow = typeof items.$inferSelect;
export type ItemContent = Pick<ItemRow, 'name' | 'menu'>;
export type Quantity = Pick<ItemRow, 'kind' | 'unit' | 'per_guest'>;
type ItemChange = ItemContent & Partial<Quantity>;

export const selectItems = (db: Database): Promise<ItemRow[]> =>
  db.select().from(items).where(isNull(items.archived_at)).orderBy(asc(items.id));

export async function lockItem(db: Database, id: number): Promise<ItemRow> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, id), isNull(items.archived_at)))
    .for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function selectItemNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: items.id, name: items.name })
    .from(items)
    .where(and(inArray(items.id, [...ids]), isNull(items.archived_at)));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** D60: names that sound the same count as equal, such as ሠላጣ and ሰላጣ. */
export async function selectItemLike(db: Database, name: string): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(eq(items.name_key, foldHomophones(name)), isNull(items.archived_at)));
  return row;
}

/** undefined: the name exists, perhaps just now. */
export async function insertItem(
  db: Database,
  { name, menu, ...quantity }: ItemChange,
  createdAt: Date,
): Promise<number | undefined> {
  const [row] = await db
    .insert(items)
    .values({ name, name_key: foldHomophones(name), menu, ...quantity, created_at: createdAt })
    .onConflictDoNothing()
    .returning({ id: items.id });
  return row?.id;
}

export async function changeItem(
  db: Database,
  id: number,
  { name, menu, ...quantity }: ItemChange,
): Promise<void> {
  await db
    .update(items)
    .set({ name, name_key: foldHomophones(name), menu, ...quantity })
    .where(eq(items.id, id));
}

export async function archiveItem(db: Database, id: number, archivedAt: Date): Promise<void> {
  await db.update(items).set({ archived_at: archivedAt }).where(eq(items.id, id));
}
