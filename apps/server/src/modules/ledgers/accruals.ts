/** What an assignment costs, booked as the difference to what is booked already. */
import { and, eq, max, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { accounts, entries, postings } from '../../db/tables/journal.ts';
import type { EventRow } from '../events/event-queries.ts';
import { expenseAccount, payableAccount, wagesAccount, type Account } from './accounts.ts';
import { appendEntry } from './append-entry.ts';

type Actor = Pick<Context, 'db' | 'user' | 'clock'>;

interface Debt {
  /** What the branch of the event owes. */
  owed: Account;
  expense: Account;
}

export const vendorDebt = (vendorId: number, { branch_id }: EventRow): Debt => ({
  owed: payableAccount(vendorId, branch_id),
  expense: expenseAccount('vendor'),
});

export const wageDebt = (employeeId: number, { branch_id }: EventRow): Debt => ({
  owed: wagesAccount(employeeId, branch_id),
  expense: expenseAccount('wages'),
});

/** Nothing is posted when the price stands; a later difference names the entry it corrects. */
export async function accrue(
  { db, user, clock }: Actor,
  event: EventRow,
  { owed, expense }: Debt,
  price: number,
): Promise<void> {
  const booked = await selectBooked(db, event.id, owed);
  const difference = price - booked.amount;
  if (difference === 0) return;
  const entry = {
    branch_id: event.branch_id,
    record_type: 'accrual',
    event_id: event.id,
    reverses_id: booked.amount === 0 ? null : booked.lastEntry,
    created_by: user.id,
    created_at: clock.now(),
  } as const;
  await appendEntry(db, entry, [
    { account: expense, amount: difference },
    { account: owed, amount: -difference, side: 'in' },
  ]);
}

/** In every branch: an event that was moved keeps what was booked where it stood. */
async function selectBooked(
  db: Database,
  eventId: number,
  { vendor_id, employee_id }: Account,
): Promise<{ amount: number; lastEntry: number | null }> {
  const person =
    vendor_id === undefined
      ? eq(accounts.employee_id, employee_id ?? 0)
      : eq(accounts.vendor_id, vendor_id);
  const [row] = await db
    .select({
      amount: sql`coalesce(-sum(${postings.amount}), 0)`.mapWith(Number),
      lastEntry: max(entries.id),
    })
    .from(entries)
    .innerJoin(postings, eq(postings.entry_id, entries.id))
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .where(and(eq(entries.event_id, eventId), eq(entries.record_type, 'accrual'), person));
  return { amount: row?.amount ?? 0, lastEntry: row?.lastEntry ?? null };
}
