/** Accrues a debt: books the difference between its price and its earlier bookings. */
import { sql } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import type { EventRow } from '#db/tables/events.ts';
import { isOpenBranch } from '../../records/branches/branch-queries.ts';
import { expenseAccount, payableAccount, wagesAccount, type Account } from './accounts.ts';
import { appendEntry } from './append-entry.ts';
import { factsOf } from './movement-facts.ts';

type Actor = Pick<Context, 'db' | 'user' | 'clock'>;

interface Debt {
  person: Pick<Account, 'vendor_id' | 'employee_id'>;
  owedBy: (branch: number) => Account;
  expenseOf: (branch: number) => Account;
}

export const vendorDebt = (vendor_id: number): Debt => ({
  person: { vendor_id },
  owedBy: (branch) => payableAccount(vendor_id, branch),
  expenseOf: (branch) => expenseAccount('vendor', branch),
});

export const wageDebt = (employee_id: number): Debt => ({
  person: { employee_id },
  owedBy: (branch) => wagesAccount(employee_id, branch),
  expenseOf: (branch) => expenseAccount('wages', branch),
});

/** An entry that books a difference names the entry it corrects. */
export async function accrue(
  actor: Actor,
  event: EventRow,
  { person, owedBy, expenseOf }: Debt,
  price: number,
  bookings?: readonly Booked[],
): Promise<void> {
  const { db } = actor;
  const all = bookings ?? (await selectBooked(db, event.id));
  const booked = all.filter(
    ({ vendor_id, employee_id }) =>
      vendor_id === person.vendor_id && employee_id === person.employee_id,
  );
  for (const { branch, by, corrects } of await correctionsOf(db, event, booked, price)) {
    const entry = {
      branch_id: branch,
      record_type: 'accrual',
      event_id: event.id,
      reverses_id: corrects,
      ...factsOf(actor, {}),
    } as const;
    await appendEntry(db, entry, [
      { account: expenseOf(branch), amount: by },
      { account: owedBy(branch), amount: -by, side: 'in' },
    ]);
  }
}

interface Correction {
  branch: number;
  by: number;
  corrects: number | null;
}

/** D157: the branch that first booked the debt keeps it, unless it is closed. */
async function correctionsOf(
  db: Database,
  event: EventRow,
  booked: readonly Booked[],
  price: number,
): Promise<Correction[]> {
  const [first] = booked;
  if (first === undefined)
    return price === 0 ? [] : [{ branch: event.branch_id, by: price, corrects: null }];
  const changes =
    price === 0
      ? booked.map((row) => ({ ...row, by: -row.amount }))
      : [{ ...first, by: price - sumOf(booked) }];
  const corrections = new Map<number, Correction>();
  for (const { branch: where, by, lastEntry: corrects } of changes) {
    if (by === 0) continue;
    const stays = where === event.branch_id || (await isOpenBranch(db, where));
    const branch = stays ? where : event.branch_id;
    corrections.set(branch, { branch, by: by + (corrections.get(branch)?.by ?? 0), corrects });
  }
  return [...corrections.values()].filter(({ by }) => by !== 0);
}

interface Booked {
  vendor_id?: number;
  employee_id?: number;
  branch: number;
  /** Santim. */
  amount: number;
  lastEntry: number;
}

const sumOf = (booked: readonly Booked[]): number =>
  booked.reduce((sum, { amount }) => sum + amount, 0);

export async function selectBooked(db: Database, event: number): Promise<Booked[]> {
  const rows = await bookedOfEvent(db, { event });
  return rows.map(({ vendor_id, employee_id, branch_id, amount, last_entry }) => ({
    ...(vendor_id !== null && { vendor_id: Number(vendor_id) }),
    ...(employee_id !== null && { employee_id: Number(employee_id) }),
    branch: Number(branch_id),
    amount: Number(amount),
    lastEntry: Number(last_entry),
  }));
}

interface BookedRow {
  vendor_id: string | null;
  employee_id: string | null;
  branch_id: string;
  amount: string;
  last_entry: string;
}

const bookedOfEvent = prepared(
  'booked_of_event',
  sql<BookedRow>`SELECT a.vendor_id, a.employee_id, a.branch_id, -sum(p.amount) AS amount, max(e.id) AS last_entry
    FROM entries e JOIN postings p ON p.entry_id = e.id JOIN accounts a ON a.id = p.account_id
    WHERE e.event_id = ${sql.placeholder('event')} AND e.record_type = 'accrual'
      AND (a.vendor_id IS NOT NULL OR a.employee_id IS NOT NULL)
    GROUP BY a.vendor_id, a.employee_id, a.branch_id HAVING sum(p.amount) <> 0
    ORDER BY amount DESC, a.vendor_id, a.employee_id, a.branch_id`,
);
