import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { eventAdditionalItems, eventItems } from '#db/tables/events.ts';
import { requireDifferent } from '#base/different-names.ts';
import { invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import { selectItemNames } from '../../records/items/item-queries.ts';

/** Copies the items, so that later changes of an item do not change the event (D47). */
export async function replaceEventItems(
  db: Database,
  event_id: number,
  ids: readonly number[],
): Promise<void> {
  const copied = await db.delete(eventItems).where(eq(eventItems.event_id, event_id)).returning();
  await insertEventItems(db, event_id, ids, copied);
}

export async function insertEventItems(
  db: Database,
  event_id: number,
  ids: readonly number[],
  copied: readonly (typeof eventItems.$inferSelect)[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const names = await selectItemNames(db, ids);
  const rows = ids.map((item_id, position) => {
    const kept = copied.find((item) => item.item_id === item_id);
    const name = kept?.name ?? names.get(item_id);
    if (name === undefined) throw invalid({ custom_items: 'notFound' });
    return { event_id, item_id, name, position };
  });
  await db.insert(eventItems).values(rows);
}

export async function replaceAdditionalItems(
  db: Database,
  event_id: number,
  typed: readonly string[],
): Promise<void> {
  await db.delete(eventAdditionalItems).where(eq(eventAdditionalItems.event_id, event_id));
  await insertAdditionalItems(db, event_id, typed);
}

export async function insertAdditionalItems(
  db: Database,
  event_id: number,
  typed: readonly string[],
): Promise<void> {
  if (typed.length === 0) return;
  requireDifferent('additional_items', typed);
  const rows = typed.map((name, position) => ({ event_id, name: tidyText(name), position }));
  await db.insert(eventAdditionalItems).values(rows);
}
