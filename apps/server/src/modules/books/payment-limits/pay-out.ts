/** The ways by which cash leaves a place, each within the limits that the business has set. SPEC: D150 */
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
  /** The place that pays. */
  cash: Account;
  /** Santim, above zero. */
  amount: number;
  /** Santim of it that no other user has entered. */
  alone: number | (() => Promise<number>);
  /** The user asked for all of it, so a second one pays it where the business wants four eyes. */
  isOwn?: boolean;
  /** On which side it is shown and counted, where it corrects. */
  as?: Side;
}

type Side = Pick<Movement, 'side' | 'takesBack'>;

export interface PaidOut {
  /** The book's side of the payment. */
  leg: Movement;
  /** For the entry: what its user stands for alone. */
  facts: Facts;
}

/** Pays within ceiling, four eyes and box. */
export async function payOut(
  context: Context,
  { branch, cash, amount, alone, isOwn = false, as }: Payment,
): Promise<PaidOut> {
  if (isOwn && (await isForFourEyes(context.db, amount))) throw new AppError('SELF_APPROVAL');
  const facts = await payAlone(context, branch, alone);
  await requireBelowCeiling(context, amount);
  return { leg: await moveOut(context.db, cash, amount, as), facts };
}

/** The same, of what nobody asked for before: a password typed lately is needed. */
export function payOutProved(context: Context, payment: Payment): Promise<PaidOut> {
  requireRecentProof(context);
  return payOut(context, payment);
}

/** Pays a refund that was agreed: neither ceiling nor box refuses it. */
export async function payRefund(context: Context, payment: Payment): Promise<PaidOut> {
  requireRecentProof(context);
  const { branch, cash, amount, alone } = payment;
  const facts = await payAlone(context, branch, alone);
  return { leg: letPass({ account: cash, amount: -amount }), facts };
}

/** Takes in what its user alone says that there is: above the same limit a second user says so. */
export async function receiveAlone(
  { db }: Context,
  { cash, amount, alone }: Payment,
): Promise<PaidOut> {
  const above = limitOf((await selectSettings(db)).four_eyes_above);
  if (above !== null && alone !== 0 && amount > above) throw new AppError('SELF_APPROVAL');
  return { leg: { account: cash, amount }, facts: {} };
}

/** Moves cash to another place of the branch, which the limits of payments do not concern. */
export const moveOut = async (
  db: Database,
  cash: Account,
  amount: number,
  as: Side = {},
): Promise<Movement> =>
  letPass({ ...as, account: cash, amount: -amount, keepsAboveZero: await keepsBox(db, cash) });

/** Takes back cash of an opening figure, which was never there: whatever was spent since has to be there. */
export const takeBackOpened = (movement: Movement): Movement =>
  letPass({ ...movement, keepsAboveZero: true });

async function requireBelowCeiling({ db, user }: Context, amount: number): Promise<void> {
  const ceiling = limitOf((await selectSettings(db)).payment_ceiling);
  if (ceiling !== null && amount > ceiling && user.role !== 'admin') {
    throw new AppError('ABOVE_CEILING');
  }
}

/** True for a box that may not go below zero; what a bank gives is its own affair. */
async function keepsBox(db: Database, { place_id }: Account): Promise<boolean> {
  if (place_id !== undefined) return false;
  return (await selectSettings(db)).box_not_below_zero === 'true';
}
