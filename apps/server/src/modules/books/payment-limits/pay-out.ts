// D150
import { requireRecentProof } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { AppError } from '#base/errors.ts';
import type { Facts } from '#db/tables/journal.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import type { Account } from '../journal/accounts.ts';
import { letPass, type Movement } from '../journal/movement.ts';
import { isForFourEyes, limitOf, payAlone } from './four-eyes.ts';

export interface Payment {
  branch: number;
  cash: Account;
  /** Santim, positive. */
  amount: number;
  /** Santim that no other user entered. */
  alone: number | (() => Promise<number>);
  /** The user requested all of it. */
  isOwn?: boolean;
  as?: Side;
}

type Side = Pick<Movement, 'side' | 'takesBack'>;

interface PaidOut {
  leg: Movement;
  facts: Facts;
}

export async function payOut(
  context: Context,
  { branch, cash, amount, alone, isOwn = false, as }: Payment,
): Promise<PaidOut> {
  if (isOwn && (await isForFourEyes(context.db, amount))) throw new AppError('SELF_APPROVAL');
  const facts = await payAlone(context, branch, alone);
  await requireBelowCeiling(context, amount);
  return { leg: await moveOut(context.db, cash, amount, as), facts };
}

/** Without an earlier request: needs a recent password. */
export function payOutProved(context: Context, payment: Payment): Promise<PaidOut> {
  requireRecentProof(context);
  return payOut(context, payment);
}

/** A refund was agreed: neither the ceiling nor empty cash refuses it. */
export async function payRefund(context: Context, payment: Payment): Promise<PaidOut> {
  requireRecentProof(context);
  const { branch, cash, amount, alone } = payment;
  const facts = await payAlone(context, branch, alone);
  return { leg: letPass({ account: cash, amount: -amount }), facts };
}

/** No other user saw the money come in: above the limit, a second must confirm. */
export async function receiveAlone(
  { db }: Context,
  { cash, amount, alone }: Payment,
): Promise<PaidOut> {
  const above = limitOf((await selectSettings(db)).four_eyes_above);
  if (above !== null && alone !== 0 && amount > above) throw new AppError('SELF_APPROVAL');
  return { leg: { account: cash, amount }, facts: {} };
}

/** Payment limits do not apply to transfers. */
export const moveOut = async (
  db: Database,
  cash: Account,
  amount: number,
  as: Side = {},
): Promise<Movement> =>
  letPass({ ...as, account: cash, amount: -amount, keepsAboveZero: await keepsBox(db, cash) });

/** Opening cash never came in, but the account must have it. */
export const takeBackOpened = (movement: Movement): Movement =>
  letPass({ ...movement, keepsAboveZero: true });

async function requireBelowCeiling({ db, user }: Context, amount: number): Promise<void> {
  const ceiling = limitOf((await selectSettings(db)).payment_ceiling);
  if (ceiling !== null && amount > ceiling && user.role !== 'admin') {
    throw new AppError('ABOVE_CEILING');
  }
}

/** Bank accounts may be overdrawn. */
async function keepsBox(db: Database, { place_id }: Account): Promise<boolean> {
  if (place_id !== undefined) return false;
  return (await selectSettings(db)).box_not_below_zero === 'true';
}
