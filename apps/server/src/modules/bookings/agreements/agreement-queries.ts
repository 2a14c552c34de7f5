import { desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { agreements, signedPapers } from '#db/tables/agreements.ts';
import { packages } from '#db/tables/catalogue.ts';
import { branches } from '#db/tables/branches.ts';
import { events } from '#db/tables/events.ts';
import { files } from '#db/tables/files.ts';
import { users } from '#db/tables/users.ts';
import { nameColumns } from '../../records/users/user-names.ts';

type NewAgreement = typeof agreements.$inferInsert;

export async function insertAgreement(db: Database, agreement: NewAgreement): Promise<number> {
  const [row] = await db.insert(agreements).values(agreement).returning({ id: agreements.id });
  if (row === undefined) throw new Error('an agreement was not inserted');
  return row.id;
}

/** D37: `behalf` comes from the newest agreement. */
export async function setAgreedBy(db: Database, eventId: number, behalf: string): Promise<void> {
  await db.update(events).set({ agreed_by: behalf }).where(eq(events.id, eventId));
}

const keepers = alias(users, 'keepers');

export const selectAgreements = (db: Database, eventId: number) =>
  db
    .select({
      agreement: agreements,
      user: nameColumns(users),
      signed: signedPapers,
      keeper: nameColumns(keepers),
    })
    .from(agreements)
    .innerJoin(users, eq(users.id, agreements.created_by))
    .leftJoin(signedPapers, eq(signedPapers.agreement_id, agreements.id))
    .leftJoin(keepers, eq(keepers.id, signedPapers.created_by))
    .where(eq(agreements.event_id, eventId))
    .orderBy(desc(agreements.id));

export type AgreementRow = Awaited<ReturnType<typeof selectAgreements>>[number];

export async function selectAddress(db: Database, branchId: number): Promise<string> {
  const [row] = await db
    .select({ address: branches.address })
    .from(branches)
    .where(eq(branches.id, branchId));
  return row?.address ?? '';
}

export async function selectPackageTerms(db: Database, id: number | null): Promise<string> {
  if (id === null) return '';
  const [row] = await db
    .select({ terms: packages.terms })
    .from(packages)
    .where(eq(packages.id, id));
  return row?.terms ?? '';
}

export async function selectKnown(
  db: Database,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.select({ path: files.path }).from(files).where(inArray(files.path, paths));
  return new Set(rows.map(({ path }) => path));
}

export async function selectPage(
  db: Database,
  id: number,
): Promise<{ page: string; branch_id: number } | undefined> {
  const [row] = await db
    .select({ page: agreements.page, branch_id: events.branch_id })
    .from(agreements)
    .innerJoin(events, eq(events.id, agreements.event_id))
    .where(eq(agreements.id, id));
  return row;
}
