/** The debt to a vendor or an employee, account by account. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { accounts } from '../../db/tables/journal.ts';

export interface OwedAccount {
  id: number;
  name: string;
  branch_id: number | null;
  /** Santim; below zero it is prepaid. */
  owed: number;
}

/** Of one branch, or of every branch with null. */
export const selectOwed = (
  db: Database,
  person: { vendor_id: number } | { employee_id: number },
  branch: number | null,
): Promise<OwedAccount[]> =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      branch_id: accounts.branch_id,
      owed: sql`${accounts.out_total} - ${accounts.in_total}`.mapWith(Number),
    })
    .from(accounts)
    .where(
      and(
        'vendor_id' in person
          ? eq(accounts.vendor_id, person.vendor_id)
          : eq(accounts.employee_id, person.employee_id),
        branch === null ? undefined : eq(accounts.branch_id, branch),
      ),
    )
    .orderBy(asc(accounts.id));

export const sumOwed = (rows: readonly OwedAccount[]): number =>
  rows.reduce((sum, { owed }) => sum + owed, 0);
