/** Books the difference that a close found at a place, so that its book says what was counted. */
import type { Context } from '../../contract/handler.ts';
import { cashAccount, expenseAccount, otherIncome } from '../journal/accounts.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { factsOf } from '../journal/movement-facts.ts';
import type { MoneyPlaceRow } from '../money-places/money-place-queries.ts';

interface Difference {
  branch: number;
  /** null: the box. */
  place: MoneyPlaceRow | null;
  /** Santim; below zero something is missing. */
  difference: number;
  /** Of the close. */
  number: number;
  remark: string;
}

/** The id of the entry. */
export async function bookDifference(
  context: Context,
  { branch, place, difference, number, remark }: Difference,
): Promise<number> {
  const facts = { close: number, ...(place && { place: place.id }) };
  const entry = {
    branch_id: branch,
    record_type: 'close_difference',
    ...factsOf(context, { remark }, facts),
  } as const;
  const other = difference > 0 ? otherIncome(branch) : expenseAccount('other', branch);
  const booked = await appendEntry(context.db, entry, [
    { account: cashAccount(branch, place?.id), amount: difference },
    { account: other, amount: -difference },
  ]);
  return booked.id;
}
