import { and, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { proformaNumbers, proformas } from '#db/tables/enquiries.ts';
import { moneyPlaces } from '#db/tables/journal.ts';
import { users } from '#db/tables/users.ts';
import { nameColumns } from '../../records/users/user-names.ts';

/** The locked counter leaves no gaps or duplicates. */
export async function takeProformaNumber(db: Database, branch_id: number): Promise<number> {
  const [row] = await db
    .insert(proformaNumbers)
    .values({ branch_id, last: 1 })
    .onConflictDoUpdate({
      target: proformaNumbers.branch_id,
      set: { last: sql`${proformaNumbers.last} + 1` },
    })
    .returning({ last: proformaNumbers.last });
  if (row === undefined) throw new Error('a proforma got no number');
  return row.last;
}

export async function insertProforma(
  db: Database,
  proforma: typeof proformas.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(proformas).values(proforma).returning({ id: proformas.id });
  if (row === undefined) throw new Error('a proforma was not inserted');
  return row.id;
}

export const selectProformas = (db: Database, enquiryId: number) =>
  db
    .select({ proforma: proformas, user: nameColumns(users) })
    .from(proformas)
    .innerJoin(users, eq(users.id, proformas.created_by))
    .where(eq(proformas.enquiry_id, enquiryId))
    .orderBy(desc(proformas.id));

export type ProformaRecord = Awaited<ReturnType<typeof selectProformas>>[number];

export async function selectProformaPage(
  db: Database,
  id: number,
): Promise<{ page: string; branch_id: number } | undefined> {
  const [row] = await db
    .select({ page: proformas.page, branch_id: proformas.branch_id })
    .from(proformas)
    .where(eq(proformas.id, id));
  return row;
}

export const selectBanks = (
  db: Database,
  branchId: number,
): Promise<{ name: string; digits: string | null }[]> =>
  db
    .select({ name: moneyPlaces.name, digits: moneyPlaces.digits })
    .from(moneyPlaces)
    .where(
      and(
        notInArray(moneyPlaces.kind, ['safe', 'cheque']),
        isNull(moneyPlaces.archived_at),
        or(isNull(moneyPlaces.branch_id), eq(moneyPlaces.branch_id, branchId)),
      ),
    )
    .orderBy(moneyPlaces.id);
