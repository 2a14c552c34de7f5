/** Queries of the kitchen: the events of some days, and what their items say. */
import { and, eq, inArray } from 'drizzle-orm';
import { beginsOn } from '../../base/during-days.ts';
import type { Database } from '../../db/open-database.ts';
import { items, packageItems, packages } from '../../db/tables/catalogue.ts';
import { events } from '../../db/tables/events.ts';
import { type EventsOfDays, isStanding, standOnDays } from '../capacity/hold.ts';
import { earliestFirst } from '../events/event-queries.ts';

/** What one call of `printSheet` keeps. */
export const mostEvents = 200;

export interface KitchenQuestion extends EventsOfDays {
  /** One event alone, whenever it is. */
  id: number | undefined;
}

/** The ids in the order of time, one more than may be answered; without kept days that have ended. */
export async function selectKitchenIds(
  db: Database,
  { id: one, ...days }: KitchenQuestion,
): Promise<{ id: number; branch_id: number }[]> {
  const condition =
    one === undefined
      ? and(standOnDays(days), beginsOn(events.starts_at, days))
      : and(eq(events.id, one), isStanding(days.today));
  return db
    .select({ id: events.id, branch_id: events.branch_id })
    .from(events)
    .where(condition)
    .orderBy(...earliestFirst)
    .limit(mostEvents + 1);
}

/** The items of the twin of each of these packages, by the package. SPEC: D175 */
export async function selectTwins(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ of: packages.id, item: packageItems.item_id })
    .from(packages)
    .innerJoin(packageItems, eq(packageItems.package_id, packages.fasting_package_id))
    .where(inArray(packages.id, [...new Set(ids)]))
    .orderBy(packageItems.position);
  const byPackage = Map.groupBy(rows, ({ of }) => of);
  return new Map([...byPackage].map(([of, twin]) => [of, twin.map(({ item }) => item)]));
}

const { id, name, menu, kind, unit, per_guest } = items;

/** Archived ones too: old events keep them. */
export async function selectItemFacts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ItemFacts>();
  const rows = await db
    .select({ id, name, menu, kind, unit, per_guest })
    .from(items)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

export type ItemFacts = Pick<
  typeof items.$inferSelect,
  'id' | 'name' | 'menu' | 'kind' | 'unit' | 'per_guest'
>;
