/** Books the cost of an assignment as the difference to the amount already booked. */
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { accounts, entries, postings } from '../../db/tables/journal.ts';
import type { EventRow } from '../../db/tables/events.ts';
import { expenseAccount, payableAccount, wagesAccount, type Account } from './accounts.ts';
import { appendEntry } from './append-entry.ts';

type Actor = Pick<Context, 'db' | 'user' | 'clock'>;

interface Debt {
  /** What the branch of the event owes. */
  owed: Account;
  expenseOf: (branch: number) => Account;
}

export const vendorDebt = (vendorId: number, { branch_id }: EventRow): Debt => ({
  owed: payableAccount(vendorId, branch_id),
  expenseOf: (branch) => expenseAccount('vendor', branch),
});

export const wageDebt = (employeeId: number, { branch_id }: EventRow): Debt => ({
  owed: wagesAccount(employeeId, branch_id),
  expenseOf: (branch) => expenseAccount('wages', branch),
});

/**
 * Posts nothing when the price has not changed; a later difference names the entry it corrects, and goes to
 * the account that was booked: an event that moved leaves its old branch with what that really owes (D157).
 */
export async function accrue(
  { db, user, clock }: Actor,
  event: EventRow,
  { owed, expenseOf }: Debt,
  price: number,
): Promise<void> {
  const booked = await selectBooked(db, event.id, owed);
  const [first] = booked;
  // Taken off, it is taken back wherever it was booked.
  const corrections: Correction[] =
    first === undefined
      ? [{ account: owed, branch: event.branch_id, by: price, corrects: null }]
      : booked.map(({ account, branch, amount, lastEntry }, at) => ({
          account,
          branch,
          by: price === 0 ? -amount : at === 0 ? price - sumOf(booked) : 0,
          corrects: lastEntry,
        }));
  for (const { account, branch, by, corrects } of corrections) {
    if (by === 0) continue;
    const entry = {
      branch_id: branch,
      record_type: 'accrual',
      event_id: event.id,
      reverses_id: corrects,
      created_by: user.id,
      created_at: clock.now(),
    } as const;
    await appendEntry(db, entry, [
      { account: expenseOf(branch), amount: by },
      { account, amount: -by, side: 'in' },
    ]);
  }
}

interface Correction {
  account: Account;
  branch: number;
  by: number;
  corrects: number | null;
}

interface Booked {
  account: Account;
  branch: number;
  /** Santim. */
  amount: number;
  lastEntry: number;
}

const sumOf = (booked: readonly Booked[]): number =>
  booked.reduce((sum, { amount }) => sum + amount, 0);

/** In every branch with a remaining amount, the largest first. */
async function selectBooked(
  db: Database,
  eventId: number,
  { vendor_id, employee_id }: Account,
): Promise<Booked[]> {
  const person =
    vendor_id === undefined
      ? eq(accounts.employee_id, employee_id ?? 0)
      : eq(accounts.vendor_id, vendor_id);
  const amount = sql`-sum(${postings.amount})`.mapWith(Number);
  const rows = await db
    .select({ branch: accounts.branch_id, amount, lastEntry: max(entries.id) })
    .from(entries)
    .innerJoin(postings, eq(postings.entry_id, entries.id))
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .where(and(eq(entries.event_id, eventId), eq(entries.record_type, 'accrual'), person))
    .groupBy(accounts.branch_id)
    .having(sql`sum(${postings.amount}) <> 0`)
    .orderBy(desc(amount));
  return rows.flatMap(({ branch, lastEntry, ...row }) =>
    branch === null || lastEntry === null
      ? []
      : [{ ...row, branch, lastEntry, account: debtOf({ vendor_id, employee_id }, branch) }],
  );
}

const debtOf = (
  { vendor_id, employee_id = 0 }: Pick<Account, 'vendor_id' | 'employee_id'>,
  branch: number,
): Account =>
  vendor_id === undefined ? wagesAccount(employee_id, branch) : payableAccount(vendor_id, branch);
