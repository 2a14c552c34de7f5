/** How a record counts in sums of what came in and what went out. */
import type { CashRecord } from '../cashbook-data.ts';

/** Birr that a record adds to a side; a correction is taken from the side it corrects. SPEC: D172 */
export function amountOn(
  side: CashRecord['transact_type'],
  { transact_type, amount, corrects }: Pick<CashRecord, 'transact_type' | 'amount' | 'corrects'>,
): number {
  const isOnSide = transact_type === side;
  if (corrects) return isOnSide ? 0 : -amount;
  return isOnSide ? amount : 0;
}
