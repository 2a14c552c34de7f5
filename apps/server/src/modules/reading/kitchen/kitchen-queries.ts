import { and, eq, inArray, sql } from 'drizzle-orm';
import { beginsOn } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { items, packageItems, packages } from '#db/tables/catalogue.ts';
import { events } from '#db/tables/events.ts';
import { type EventsOfDays, isStanding, standOnDays } from '../../records/holds/hold.ts';
import { earliestFirst } from '../../bookings/events/event-queries.ts';
import { ofDays, standing } from '../../books/sums/sums-of-days.ts';

export const mostEvents = 200;

interface KitchenQuestion extends EventsOfDays {
  id: number | undefined;
}

export async function countOfBranches(
  db: Database,
  { branch, today, ...days }: EventsOfDays,
): Promise<number[]> {
  const { rows } = await db.execute<{
    events: string;
  }>(sql`SELECT sum(events) AS events FROM event_sums
    WHERE ${ofDays(branch, days)} AND ${standing(today)} GROUP BY branch_id HAVING sum(events) > 0`);
  return rows.map(({ events: counted }) => Number(counted));
}

export async function selectKitchenIds(
  db: Database,
  { id: one, ...days }: KitchenQuestion,
): Promise<number[]> {
  const condition =
    one === undefined
      ? and(standOnDays(days), beginsOn(events.starts_at, days))
      : and(eq(events.id, one), isStanding(days.today));
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(condition)
    .orderBy(...earliestFirst);
  return rows.map((row) => row.id);
}

// D175
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
