import { inArray } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { type Facts, moneyPlaces } from '#db/tables/journal.ts';
import { type Appended, appendEntry } from '../../books/journal/append-entry.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import type { Movement } from '../../books/journal/movement.ts';
import { lockNumber } from '../../records/owed/owed.ts';
import { releaseEntry } from '../../books/journal/references.ts';
import { moveOut, payOutProved, takeBackOpened } from '../../books/payment-limits/pay-out.ts';
import {
  type EntryRow,
  mainOf,
  salaryIn,
  selectStanding,
  type Standing,
  takeBack,
} from './standing.ts';
import { follow, lockSubject, requireRoom, type Subject, takeSalaryBack } from './what-follows.ts';

interface Correction {
  entry: EntryRow;
  subject: Subject;
  standing: readonly Standing[];
  /** Santim. */
  by: number;
  body: { reason: string; proof?: string | null };
}

export async function takeBackEntry(context: Context, entry: EntryRow): Promise<void> {
  const { db } = context;
  const subject = await lockSubject(db, entry);
  await lockNumber(db, entry.branch_id);
  const standing = await selectStanding(db, entry.id);
  const by = Math.abs(mainOf(standing).left);
  if (by === 0) return;
  await bookCorrection(context, { entry, subject, standing, by, body: { reason: '' } });
}

export async function bookCorrection(
  context: Context,
  { entry, subject, standing, by, body }: Correction,
): Promise<Appended> {
  const { db } = context;
  const correction = { entry, standing, by };
  const money = await requireRoom(db, subject, correction);
  await lockOpenPlaces(db, standing);
  const parts = takeBack(standing, by);
  const out = parts.find(({ account, amount }) => account.is_cash === true && amount < 0);
  const paid = out && (await payBack(context, entry, out));
  const movements = parts.map((part) => (part === out && paid ? paid.leg : part));
  const booked = await appendEntry(db, correctionOf(context, entry, body, paid?.facts), movements);
  await follow(db, subject, { ...correction, money });
  await takeSalaryBack(db, { paid: entry, correction: booked.id, amount: salaryIn(movements) });
  if (by === Math.abs(mainOf(standing).left)) await releaseEntry(db, entry.id);
  return booked;
}

/** A payment: limits (D150), four eyes, proof (D153). */
async function payBack(
  context: Context,
  { record_type, branch_id: branch, created_by }: EntryRow,
  out: Movement,
): Promise<{ leg: Movement; facts?: Facts }> {
  const { account: cash, ...as } = out;
  const amount = -out.amount;
  // An opening figure that was too high was never in the cash.
  if (record_type === 'opening') return { leg: takeBackOpened(out) };
  if (record_type === 'transfer') return { leg: await moveOut(context.db, cash, amount, as) };
  const isOwn = created_by === context.user.id;
  return payOutProved(context, { branch, cash, amount, alone: isOwn ? amount : 0, isOwn, as });
}

async function lockOpenPlaces(db: Database, standing: readonly Standing[]): Promise<void> {
  const ids = standing.flatMap(({ place_id }) => (place_id === undefined ? [] : [place_id]));
  if (ids.length === 0) return;
  const places = await db
    .select()
    .from(moneyPlaces)
    .where(inArray(moneyPlaces.id, ids))
    .for('share');
  if (places.some(({ archived_at }) => archived_at !== null)) throw new AppError('CLOSED');
}

const placesIn = ({
  place,
  from,
  to,
  opening,
  dated,
  import: imported,
  event,
  category,
}: Facts): Facts => ({
  ...(event !== undefined && { event }),
  ...(category !== undefined && { category }),
  ...(opening !== undefined && { opening }),
  ...(dated !== undefined && { dated }),
  ...(imported !== undefined && { import: imported }),
  ...(place !== undefined && { place }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

const correctionOf = (
  context: Context,
  { id, branch_id, record_type, event_id, advance_id, employee_id, vendor_id, facts }: EntryRow,
  body: Correction['body'],
  alone: Facts = {},
) => ({
  branch_id,
  record_type,
  event_id,
  advance_id,
  employee_id,
  vendor_id,
  reverses_id: id,
  ...factsOf(context, body, { ...alone, ...placesIn(facts) }),
});
