/** The balances above the cashbook: read from accounts, so the length of the history does not matter. */
import { and, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { Permission, Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { can } from '../../auth/require-permission.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { advances } from '../../db/tables/cash.ts';
import { accounts, pending } from '../../db/tables/journal.ts';
import { isCashOf } from './cash-accounts.ts';

/** Counts are for those who may open their tab, figures for those who may see the balance (D86). */
export async function statusOf(
  { db, user }: Context,
  branch: number | null,
): Promise<Schemas['CashbookStatus']> {
  const count = async (permission: Permission, rows: () => PromiseLike<number>) =>
    can(user, permission) ? await rows() : 0;
  return {
    pendingCount: await count('Cashbook Approve Pending Transaction', () =>
      db.$count(pending, and(eq(pending.state, 'open'), inBranch(pending.branch_id, branch))),
    ),
    advanceCount: await count('Cashbook Settle Advance Payment', () =>
      db.$count(advances, and(eq(advances.is_open, true), inBranch(advances.branch_id, branch))),
    ),
    ...(can(user, 'Cashbook View Balance') && (await figuresOf(db, branch))),
  };
}

const inBranch = (column: Column, branch: number | null): SQL | undefined =>
  branch === null ? undefined : eq(column, branch);

async function figuresOf(db: Database, branch: number | null) {
  const [cash] = await db
    .select({ in: sumOf(accounts.in_total), out: sumOf(accounts.out_total) })
    .from(accounts)
    .where(isCashOf(branch));
  const totalIn = cash?.in ?? 0;
  const totalOut = cash?.out ?? 0;
  const outstanding = await outstandingOf(db, branch);
  return {
    balance: toBirr(totalIn - totalOut),
    outstanding: toBirr(outstanding),
    estimate: toBirr(totalIn - totalOut - outstanding),
    totalIn: toBirr(totalIn),
    totalOut: toBirr(totalOut),
  };
}

const sumOf = (amount: SQL | Column) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number);

// SPEC: D78, what the branch owes already: vendors, wages, and the known rest of its own payments.
async function outstandingOf(db: Database, branch: number | null): Promise<number> {
  const owed = sumOf(sql`greatest(${accounts.out_total} - ${accounts.in_total}, 0)`);
  const here = inBranch(accounts.branch_id, branch);
  const [vendors] = await db
    .select({ owed })
    .from(accounts)
    .where(and(sql`${accounts.vendor_id} IS NOT NULL`, here));
  const [wages] = await db
    .select({ owed })
    .from(accounts)
    .where(and(sql`${accounts.employee_id} IS NOT NULL`, here));
  const [rests] = await db
    .select({ owed: sumOf(sql`${advances.rest}`) })
    .from(advances)
    .where(
      and(
        eq(advances.is_open, true),
        eq(advances.transact_type, 'out'),
        inBranch(advances.branch_id, branch),
      ),
    );
  return (vendors?.owed ?? 0) + (wages?.owed ?? 0) + (rests?.owed ?? 0);
}
