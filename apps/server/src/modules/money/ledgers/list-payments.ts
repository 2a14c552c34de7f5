/** Payments to an employee, including salary (D58). */
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { operations, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { entries, postings } from '#db/tables/journal.ts';
import { salaryPayments } from '#db/tables/cash.ts';
import { isUnseen, nextOf, skippedRows, type PageQuery } from '#db/id-page.ts';
import {
  correctionView,
  type LinksOfEntry,
  linksOfEntry,
  linkView,
} from '../../books/journal/correction-links.ts';
import { type LedgerPage, owedAfter } from './list-ledger.ts';
import { placeIn } from '../../books/money-places/money-place-queries.ts';
import { shownFacts } from '../../books/journal/movement-facts.ts';
import type { OwedAccount } from '../../records/owed/owed.ts';

const { pageSize } = operations.readEmployeeLedger;

const wagesFrom = (accounts: readonly OwedAccount[]) =>
  accounts.length === 0
    ? sql`0`.mapWith(Number)
    : sql`(SELECT coalesce(sum(p.amount), 0) FROM postings p WHERE p.entry_id = ${entries.id}
        AND p.account_id IN ${accounts.map(({ id }) => id)})`.mapWith(Number);

/** Shows a branch also the wages it owed that another branch's cash paid. */
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
    .select({
      id: postings.id,
      entry: entries,
      wages,
      salary: salaryPayments.amount,
      balance: owedAfter(
        owed.map(({ id }) => id),
        sql`(SELECT max(last.id) FROM postings last WHERE last.entry_id = ${entries.id})`,
      ),
      total: postings.amount,
      place: placeIn(entries.facts),
      ...linksOfEntry,
    })
    .from(entries)
    .innerJoin(postings, and(eq(postings.entry_id, entries.id), isNotNull(postings.book_no)))
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
        isUnseen(postings.id, query),
      ),
    )
    .orderBy(desc(postings.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));
  return { ledger: rows.map(paymentView), ...nextOf(rows, pageSize) };
}

interface PaymentRow extends LinksOfEntry {
  id: number;
  entry: typeof entries.$inferSelect;
  /** Santim, also below. */
  wages: number;
  salary: number | null;
  balance: number;
  total: number;
  place: Schemas['PlaceBrief'] | null;
}

function paymentView({
  id,
  entry,
  wages,
  salary,
  balance,
  total,
  place,
  ...links
}: PaymentRow): Schemas['LedgerEntry'] {
  return {
    id,
    amount: toBirr(wages + (salary ?? 0)),
    createdAt: entry.created_at.toISOString(),
    transact_type: 'out',
    ...shownFacts(entry, place),
    ...(salary !== null && { salary: toBirr(salary) }),
    ...(entry.reverses_id !== null && { source: 'adjustment' }),
    balance_after: toBirr(balance),
    ...(links.record !== null && { record: linkView(links.record) }),
    ...correctionView(links, total),
  };
}
