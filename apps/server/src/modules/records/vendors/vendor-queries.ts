import { and, asc, eq, exists, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Searchable } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { accounts } from '#db/tables/journal.ts';
import { events } from '#db/tables/events.ts';
import { vendorAssignments, vendors } from '#db/tables/people.ts';
import { AppError } from '#base/errors.ts';

export type VendorRow = typeof vendors.$inferSelect;
export type VendorContent = Omit<VendorRow, 'id' | 'created_at' | 'archived_at'>;

export const vendorTexts = (
  { name, category, representative, contact }: VendorRow,
  isNamedOnly: boolean,
): Searchable =>
  isNamedOnly
    ? { names: [name, category] }
    : { names: [name, category, representative], phones: [contact] };

/** Archived vendors with a balance can be paid. */
export const selectVendors = (db: Database): Promise<VendorRow[]> =>
  db.select().from(vendors).where(isListedVendor(db)).orderBy(asc(vendors.id));

export const isListedVendor = (db: Database): SQL | undefined =>
  or(isNull(vendors.archived_at), exists(unsettled(db, eq(accounts.vendor_id, vendors.id))));

const unsettled = (db: Database, whose: SQL) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(whose, ne(accounts.in_total, sql`${accounts.out_total}`)));

export async function selectVendorName(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db.select({ name: vendors.name }).from(vendors).where(eq(vendors.id, id));
  return row?.name;
}

export async function lockVendor(db: Database, id: number): Promise<VendorRow> {
  const [row] = await db
    .select()
    .from(vendors)
    .where(and(eq(vendors.id, id), isNull(vendors.archived_at)))
    .for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function insertVendor(
  db: Database,
  content: VendorContent,
  createdAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(vendors)
    .values({ ...content, created_at: createdAt })
    .returning({ id: vendors.id });
  if (row === undefined) throw new Error('a vendor was not inserted');
  return row.id;
}

export async function changeVendor(
  db: Database,
  id: number,
  change: Partial<VendorContent & { archived_at: Date }>,
): Promise<void> {
  await db.update(vendors).set(change).where(eq(vendors.id, id));
}

export const hasBalance = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(
    accounts,
    and(eq(accounts.vendor_id, id), ne(accounts.in_total, sql`${accounts.out_total}`)),
  )) > 0;

export async function isNeeded(db: Database, id: number, now: Date): Promise<boolean> {
  const [coming] = await db
    .select({ id: events.id })
    .from(vendorAssignments)
    .innerJoin(events, eq(events.id, vendorAssignments.event_id))
    .where(
      and(
        eq(vendorAssignments.vendor_id, id),
        isNull(events.archived_at),
        gt(events.starts_at, now),
      ),
    )
    .limit(1);
  return coming !== undefined;
}
