/** Pays cash out of the book within the limits that the business has set (D150). */
import { toSantim } from '@digis/domain';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { AppError } from '../../base/errors.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import type { Account } from '../journal/accounts.ts';
import type { Movement } from '../journal/append-entry.ts';

/** Santim; null is no limit. */
export const limitOf = (setting: string): number | null =>
  setting === '' ? null : toSantim(Number(setting));

/** The book's side of a payment, in santim. Refunds do not come here, because an agreed refund is always paid. */
export async function payFromBook(
  { db, user }: Context,
  cash: Account,
  amount: number,
): Promise<Movement> {
  const { payment_ceiling } = await selectSettings(db);
  const ceiling = limitOf(payment_ceiling);
  if (ceiling !== null && amount > ceiling && user.role !== 'admin') {
    throw new AppError('ABOVE_CEILING');
  }
  return { account: cash, amount: -amount, keepsAboveZero: await keepsBox(db, cash) };
}

/** True for a box that may not go below zero; what a bank gives is its own affair. */
export async function keepsBox(db: Database, { place_id }: Account): Promise<boolean> {
  if (place_id !== undefined) return false;
  return (await selectSettings(db)).box_not_below_zero === 'true';
}
