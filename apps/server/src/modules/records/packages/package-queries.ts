import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Menu, menuOf } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { jsonListOf, jsonOf, prepared } from '#db/fast/statements.ts';
import {
  items,
  packageItems,
  packages,
  packageTiers,
  type PriceTier,
} from '#db/tables/catalogue.ts';
import { AppError } from '#base/errors.ts';

export interface PackageRow {
  id: number;
  name: string;
  terms: string;
  created_at: Date;
  items: { id: number; name: string }[];
  menu?: Menu | undefined;
  tiers: PriceTier[];
  /** The package for fasting guests. D175 */
  twin: Twin | null;
}

interface Twin {
  id: number;
  name: string;
}

interface PackageItem {
  id: number;
  name: string;
  menu: Menu | null;
}

export type NewPackage = {
  name: string;
  items: readonly number[];
  tiers: readonly PriceTier[];
  terms?: string;
  twin?: number | null;
};

export const tiersOfPackage = jsonListOf(
  jsonOf<PriceTier>({ min: packageTiers.min, max: packageTiers.max, value: packageTiers.value }),
  sql`${packageTiers} WHERE ${packageTiers.package_id} = ${packages.id}`,
  packageTiers.min,
);

export const contentsOfPackage = <T>(item: SQL<T>): SQL<T[]> =>
  jsonListOf(
    item,
    sql`${packageItems} JOIN ${items} ON ${items.id} = ${packageItems.item_id}
    WHERE ${packageItems.package_id} = ${packages.id}`,
    packageItems.position,
  );

const twins = alias(packages, 'twins');

const contents = contentsOfPackage(
  jsonOf<PackageItem>({ id: items.id, name: items.name, menu: items.menu }),
);

/** A nested condition, because a select from one table omits its name from columns. */
const isTwin = sql`${twins.id} = ${packages.fasting_package_id}`;
const twinOfPackage = sql<Twin | null>`(SELECT ${jsonOf<Twin>({ id: twins.id, name: twins.name })}
  FROM ${packages} AS ${sql.identifier('twins')} WHERE ${isTwin})`;

const withParts = (db: Database) => {
  const { id, name, terms, created_at } = packages;
  return db
    .select({ id, name, terms, created_at, tiers: tiersOfPackage, contents, twin: twinOfPackage })
    .from(packages);
};

type Found = Awaited<ReturnType<typeof withParts>>[number];

const rowFrom = ({ contents: found, ...row }: Found): PackageRow => ({
  ...row,
  items: found.map(({ id, name }) => ({ id, name })),
  menu: menuOf(found.map(({ menu }) => menu)),
});

export async function selectPackages(db: Database): Promise<PackageRow[]> {
  const rows = await withParts(db).where(isNull(packages.archived_at)).orderBy(asc(packages.id));
  return rows.map(rowFrom);
}

const byId = prepared('package_of_id', (db) =>
  withParts(db).where(eq(packages.id, sql.placeholder('id'))),
);

/** Old events show archived packages. */
export async function selectPackage(db: Database, id: number): Promise<PackageRow | undefined> {
  const [row] = await byId(db, { id });
  return row && rowFrom(row);
}

const lockOnOfferFor = (strength: 'share' | 'update') =>
  prepared(`lock_package_for_${strength}`, (db) =>
    db
      .select({ id: packages.id })
      .from(packages)
      .where(and(eq(packages.id, sql.placeholder('id')), isNull(packages.archived_at)))
      .for(strength),
  );

const lockOnOffer = { share: lockOnOfferFor('share'), update: lockOnOfferFor('update') };

/** Locks prices until the transaction ends; read them afterwards. */
export async function lockPackage(
  db: Database,
  id: number,
  strength: 'share' | 'update',
): Promise<PackageRow> {
  const { locked, found } = await inOnePacket({
    locked: lockOnOffer[strength](db, { id }),
    found: selectPackage(db, id),
  });
  if (locked.length === 0 || found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

export async function insertPackage(
  db: Database,
  content: NewPackage,
  createdAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(packages)
    .values({
      name: content.name,
      terms: content.terms ?? '',
      fasting_package_id: content.twin ?? null,
      created_at: createdAt,
    })
    .returning({ id: packages.id });
  if (row === undefined) throw new Error('a package was not inserted');
  await insertParts(db, row.id, content);
  return row.id;
}

export async function replacePackage(db: Database, id: number, content: NewPackage): Promise<void> {
  const { name, terms, twin } = content;
  await db
    .update(packages)
    .set({ name, terms, fasting_package_id: twin })
    .where(eq(packages.id, id));
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
