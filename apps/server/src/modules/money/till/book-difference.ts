// D128, D150
import type { Context } from '#contract/handler.ts';
import { cashAccount, expenseAccount, otherIncome } from '../../books/journal/accounts.ts';
import { type Appended, appendEntry } from '../../books/journal/append-entry.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import type { MoneyPlaceRow } from '../../books/money-places/money-place-queries.ts';
import { payOutProved, receiveAlone } from '../../books/payment-limits/pay-out.ts';

interface Difference {
  branch: number;
  place: MoneyPlaceRow | null;
  /** Santim; negative: missing cash. */
  difference: number;
  number: number;
  remark: string;
  isOwn: boolean;
}

export async function bookDifference(
  context: Context,
  { branch, place, difference, number, remark, isOwn }: Difference,
): Promise<Appended> {
  const cash = cashAccount(branch, place?.id);
  const amount = Math.abs(difference);
  const money = { branch, cash, amount, alone: isOwn ? amount : 0 };
  const { leg, facts } =
    difference < 0 ? await payOutProved(context, money) : await receiveAlone(context, money);
  const own = { ...facts, close: number, ...(place && { place: place.id }) };
  const entry = {
    branch_id: branch,
    record_type: 'close_difference',
    ...factsOf(context, { remark }, own),
  } as const;
  const other = difference > 0 ? otherIncome(branch) : expenseAccount('other', branch);
  return appendEntry(context.db, entry, [leg, { account: other, amount: -difference }]);
}
