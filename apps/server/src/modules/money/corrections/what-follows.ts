import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { advances, pettyCash, salaryPayments } from '#db/tables/cash.ts';
import type { EventRow } from '#db/tables/events.ts';
import { AppError, invalid } from '#base/errors.ts';
import { isOpenBranch } from '../../records/branches/branch-queries.ts';
import { lockEvent } from '../../bookings/events/event-queries.ts';
import {
  claimReceived,
  type EventMoney,
  selectEventMoney,
} from '../../bookings/events/money/event-money.ts';
import { lockAdvance } from '#modules/books/journal/lock-advance.ts';
import { lockPettyCash, type PettyCashRow } from '../petty-cash/petty-cash-queries.ts';
import { freeNumber } from '../tax/certificate-numbers.ts';
import { type EntryRow, mainOf, type Standing } from './standing.ts';

export interface Subject {
  event?: EventRow;
  advance?: typeof advances.$inferSelect;
  box?: PettyCashRow;
}

export async function lockSubject(
  db: Database,
  { event_id, advance_id, record_type, branch_id, ...entry }: EntryRow,
): Promise<Subject> {
  const event = event_id === null ? undefined : await lockEvent(db, event_id);
  const isRest = record_type === 'settle' && event_id === null && advance_id !== null;
  const advance = isRest ? await lockAdvance(db, advance_id) : undefined;
  for (const branch of new Set([branch_id, event?.branch_id ?? branch_id]))
    if (!(await isOpenBranch(db, branch))) throw new AppError('CLOSED');
  const mayFill = record_type.startsWith('petty_') || record_type === 'opening';
  const petty = mayFill ? await lockBox(db, entry.id) : undefined;
  return {
    ...(event && { event }),
    ...(advance && { advance }),
    ...(petty && { box: petty }),
  };
}

async function lockBox(db: Database, entry: number): Promise<PettyCashRow | undefined> {
  const { rows } = await db.execute<{ petty_id: string }>(sql`SELECT a.petty_id
    FROM postings p JOIN accounts a ON a.id = p.account_id WHERE p.entry_id = ${entry} AND a.petty_id IS NOT NULL`);
  const [row] = rows;
  return row && lockPettyCash(db, Number(row.petty_id));
}

interface Correction {
  entry: EntryRow;
  standing: readonly Standing[];
  by: number;
}

export async function requireRoom(
  db: Database,
  { event, box }: Subject,
  { entry, standing, by }: Correction,
): Promise<EventMoney | undefined> {
  const money = event && (await moneyAfter(db, event, cashBy(standing, by)));
  const isIntoBox = ['petty_create', 'petty_add', 'opening'].includes(entry.record_type);
  if (box !== undefined && isIntoBox && by > (await heldIn(db, box.id)))
    throw invalid({ should_be: 'minimum' });
  return money;
}

async function moneyAfter(db: Database, event: EventRow, cash: number): Promise<EventMoney> {
  const { received, open } = await selectEventMoney(db, event.id);
  if (open !== 0) throw new AppError('PENDING_OPEN');
  if (received + cash < 0) throw invalid({ should_be: 'minimum' });
  return { received: received + cash, open };
}

/** Negative: money had come in. */
function cashBy(standing: readonly Standing[], by: number): number {
  const main = mainOf(standing);
  return main.left > 0 || main.event_id !== undefined ? -by : by;
}

async function heldIn(db: Database, box: number): Promise<number> {
  const { rows } = await db.execute<{ held: string }>(
    sql`SELECT in_total - out_total AS held FROM accounts WHERE petty_id = ${box}`,
  );
  return Number(rows[0]?.held ?? 0);
}

/** An event's advance becomes the amount received; an advance entered by hand reopens. */
export async function follow(
  db: Database,
  { event, advance, box }: Subject,
  { entry, standing, by, money }: Correction & { money: EventMoney | undefined },
): Promise<void> {
  if (event !== undefined && money !== undefined) await claimReceived(db, event, money);
  const isWhole = by === Math.abs(mainOf(standing).left);
  if (entry.record_type === 'withholding' && isWhole) await freeNumber(db, entry.id);
  if (advance !== undefined) {
    const { rest } = advance;
    const change =
      rest === null ? { is_open: advance.is_open || isWhole } : { rest: rest + by, is_open: true };
    await db.update(advances).set(change).where(eq(advances.id, advance.id));
  }
  if (box !== undefined && ['petty_create', 'opening'].includes(entry.record_type)) {
    const budget = box.budget - by;
    await db.update(pettyCash).set({ budget }).where(eq(pettyCash.id, box.id));
  }
}

/** D56: a fully reversed salary is payable again that month. */
export async function takeSalaryBack(
  db: Database,
  { paid, correction, amount }: { paid: EntryRow; correction: number; amount: number },
): Promise<void> {
  if (amount === 0) return;
  const [first] = await db
    .select()
    .from(salaryPayments)
    .where(eq(salaryPayments.entry_id, paid.id));
  if (first === undefined) throw new Error('a salary was booked without its month');
  await db.insert(salaryPayments).values({ ...first, entry_id: correction, amount: -amount });
}
