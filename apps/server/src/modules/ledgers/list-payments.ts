/** The payments to an employee: one row each, with the salary in it (D58). */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { operations, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';
import { entries } from '../../db/tables/journal.ts';
import { salaryPayments } from '../../db/tables/cash.ts';
import { isUnseen, nextOf, skippedRows, type PageQuery } from '../../db/id-page.ts';
import type { LedgerPage } from './list-ledger.ts';
import type { OwedAccount } from '../journal/owed.ts';

const { pageSize } = operations.readEmployeeLedger;

/** Wages that the entry took from these accounts. */
const wagesFrom = (accounts: readonly OwedAccount[]) =>
  accounts.length === 0
    ? sql`0`.mapWith(Number)
    : sql`(SELECT coalesce(sum(p.amount), 0) FROM postings p WHERE p.entry_id = ${entries.id}
        AND p.account_id IN ${accounts.map(({ id }) => id)})`.mapWith(Number);

/** A branch sees what it paid, and what an admin paid of its wages from another branch's cash. */
export async function listPayments(
  db: Database,
  employeeId: number,
  {
    branch,
    owed,
    query,
  }: { branch: number | null; owed: readonly OwedAccount[]; query: PageQuery },
): Promise<LedgerPage> {
  const wages = wagesFrom(owed);
  const rows = await db
    .select({ id: entries.id, entry: entries, wages, salary: salaryPayments.amount })
    .from(entries)
    .leftJoin(
      salaryPayments,
      and(
        eq(salaryPayments.entry_id, entries.id),
        branch === null ? undefined : eq(entries.branch_id, branch),
      ),
    )
    .where(
      and(
        eq(entries.employee_id, employeeId),
        branch === null ? undefined : or(eq(entries.branch_id, branch), sql`${wages} <> 0`),
        isUnseen(entries.id, query),
      ),
    )
    .orderBy(desc(entries.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));
  return { ledger: rows.map(paymentView), ...nextOf(rows, pageSize) };
}

function paymentView({
  entry,
  wages,
  salary,
}: {
  entry: typeof entries.$inferSelect;
  wages: number;
  salary: number | null;
}): Schemas['LedgerEntry'] {
  return {
    id: entry.id,
    amount: toBirr(wages + (salary ?? 0)),
    createdAt: entry.created_at.toISOString(),
    transact_type: 'out',
    ...(entry.proof !== null && { proof: entry.proof }),
    ...(salary !== null && { salary: toBirr(salary) }),
  };
}
