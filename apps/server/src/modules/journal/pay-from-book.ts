/** Pays cash out of the book within the limits that the business has set (D150). */
import { and, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { toSantim } from '@digis/domain';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { entries, postings } from '../../db/tables/journal.ts';
import { AppError } from '../../base/errors.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { cashAccount } from './accounts.ts';
import type { Movement } from './append-entry.ts';
import { sumOwed, type OwedAccount } from './owed.ts';

/** Santim; null is no limit. */
const limitOf = (setting: string): number | null =>
  setting === '' ? null : toSantim(Number(setting));

/** The book's side of a payment, in santim. Refunds do not come here, because an agreed refund is always paid. */
export async function payFromBook(
  { db, user }: Context,
  branch: number,
  amount: number,
): Promise<Movement> {
  const { payment_ceiling, box_not_below_zero } = await selectSettings(db);
  const ceiling = limitOf(payment_ceiling);
  if (ceiling !== null && amount > ceiling && user.role !== 'admin') {
    throw new AppError('ABOVE_CEILING');
  }
  const keepsAboveZero = box_not_below_zero === 'true';
  return { account: cashAccount(branch), amount: -amount, keepsAboveZero };
}

/** Whether a sum needs the approval of a second user. */
export async function isForFourEyes(db: Database, amount: number): Promise<boolean> {
  const { four_eyes, four_eyes_above } = await selectSettings(db);
  const above = limitOf(four_eyes_above);
  return four_eyes === 'true' || (above !== null && amount > above);
}

/**
 * Above that sum a debt is paid by a user who did not book any of it, and nothing beyond the debt is,
 * because only the payer has entered that.
 */
export async function requireOthersDebt(
  { db, user }: Context,
  owed: readonly OwedAccount[],
  amount: number,
): Promise<void> {
  const { four_eyes_above } = await selectSettings(db);
  const above = limitOf(four_eyes_above);
  if (above === null || amount <= above) return;
  const ids = owed.map(({ id }) => id);
  if (amount > sumOwed(owed) || (await hasBooked(db, user.id, ids))) {
    throw new AppError('SELF_APPROVAL');
  }
}

/** Since the last payment of the account; earlier entries are settled. */
async function hasBooked(db: Database, userId: number, ids: number[]): Promise<boolean> {
  const [lastPaid] = await db
    .select({ entry: max(postings.entry_id) })
    .from(postings)
    .where(and(inArray(postings.account_id, ids), eq(postings.transact_type, 'out')));
  const own = and(
    inArray(postings.account_id, ids),
    gt(postings.entry_id, lastPaid?.entry ?? 0),
    lt(postings.amount, 0),
    sql`EXISTS (SELECT FROM ${entries} WHERE ${entries.id} = ${postings.entry_id}
      AND ${entries.created_by} = ${userId})`,
  );
  return (await db.$count(postings, own)) > 0;
}
