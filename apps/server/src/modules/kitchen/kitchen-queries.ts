/** Queries of the kitchen: the events of some days, and what their items say. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { items, packageItems, packages } from '../../db/tables/catalogue.ts';
import { events } from '../../db/tables/events.ts';
import { type EventsOfDays, standOnDays } from '../capacity/hold.ts';
import { earliestFirst, type EventRecord, selectEvents } from '../events/event-queries.ts';

/** So many events are read at a time: of more at once PostgreSQL would read all clients of the business. */
const atATime = 25;

/** Without kept days that have ended. */
export async function selectKitchenEvents(
  db: Database,
  days: EventsOfDays,
): Promise<EventRecord[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(standOnDays(days))
    .orderBy(...earliestFirst);
  const records: EventRecord[] = [];
  for (let at = 0; at < rows.length; at += atATime) {
    const ids = rows.slice(at, at + atATime).map((row) => row.id);
    // oxlint-disable-next-line no-await-in-loop
    records.push(...(await selectEvents(db, inArray(events.id, ids), earliestFirst)));
  }
  return records;
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
