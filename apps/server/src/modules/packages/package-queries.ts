/** Queries on packages with their items and price tiers. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Menu, menuOf } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';
import {
  items,
  packageItems,
  packages,
  packageTiers,
  type PriceTier,
} from '../../db/tables/catalogue.ts';
import { AppError } from '../../base/errors.ts';

export interface PackageRow {
  id: number;
  name: string;
  created_at: Date;
  items: { id: number; name: string }[];
  menu?: Menu | undefined;
  tiers: PriceTier[];
}

export type NewPackage = { name: string; items: readonly number[]; tiers: readonly PriceTier[] };

/** The packages on offer. */
export async function selectPackages(db: Database): Promise<PackageRow[]> {
  const rows = await db
    .select()
    .from(packages)
    .where(isNull(packages.archived_at))
    .orderBy(asc(packages.id));
  return withParts(db, rows);
}

/** These packages, whether they are still on offer or not: old events show them. */
export async function selectPackagesById(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PackageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(packages)
    .where(inArray(packages.id, [...ids]));
  return new Map((await withParts(db, rows)).map((row) => [row.id, row]));
}

/** Booking a package locks its prices until the transaction ends. */
export async function lockPackage(
  db: Database,
  id: number,
  strength: 'share' | 'update',
): Promise<PackageRow> {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), isNull(packages.archived_at)))
    .for(strength);
  const [row] = await withParts(db, rows);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

async function withParts(
  db: Database,
  rows: readonly { id: number; name: string; created_at: Date }[],
): Promise<PackageRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const contents = await db
    .select({
      package_id: packageItems.package_id,
      id: items.id,
      name: items.name,
      menu: items.menu,
    })
    .from(packageItems)
    .innerJoin(items, eq(items.id, packageItems.item_id))
    .where(inArray(packageItems.package_id, ids))
    .orderBy(asc(packageItems.position));
  const tiers = await db
    .select()
    .from(packageTiers)
    .where(inArray(packageTiers.package_id, ids))
    .orderBy(asc(packageTiers.min));
  return rows.map(({ id, name, created_at }) => {
    const own = contents.filter((item) => item.package_id === id);
    return {
      id,
      name,
      created_at,
      items: own.map((item) => ({ id: item.id, name: item.name })),
      menu: menuOf(own.map(({ menu }) => menu)),
      tiers: tiers.filter((tier) => tier.package_id === id),
    };
  });
}

export async function insertPackage(
  db: Database,
  content: NewPackage,
  createdAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(packages)
    .values({ name: content.name, created_at: createdAt })
    .returning({ id: packages.id });
  if (row === undefined) throw new Error('a package was not inserted');
  await insertParts(db, row.id, content);
  return row.id;
}

export async function replacePackage(db: Database, id: number, content: NewPackage): Promise<void> {
  await db.update(packages).set({ name: content.name }).where(eq(packages.id, id));
  await db.delete(packageItems).where(eq(packageItems.package_id, id));
  await db.delete(packageTiers).where(eq(packageTiers.package_id, id));
  await insertParts(db, id, content);
}

async function insertParts(db: Database, id: number, content: NewPackage): Promise<void> {
  const contents = content.items.map((item_id, position) => ({
    package_id: id,
    item_id,
    position,
  }));
  await db.insert(packageItems).values(contents);
  await db.insert(packageTiers).values(content.tiers.map((tier) => ({ ...tier, package_id: id })));
}

export async function archivePackage(db: Database, id: number, archivedAt: Date): Promise<void> {
  await db.update(packages).set({ archived_at: archivedAt }).where(eq(packages.id, id));
}
