// D169
import { toBirr, toSantim } from '../money/money.ts';

/** Birr in cash before this payment. */
export interface CashSoFar {
  /** At this branch today. */
  readonly clientToday: number;
  readonly event: number;
}

/**
 * The larger of both sums with this payment if it exceeds the cap, else undefined. A cap of 0 is
 * off.
 * @example cashAboveCap({ cap: 30000, amount: 30000.01, soFar: { clientToday: 0, event: 0 } }) //=> 30000.01
 */
export function cashAboveCap({
  cap,
  amount,
  soFar,
}: {
  cap: number;
  amount: number;
  soFar: CashSoFar;
}): number | undefined {
  if (cap === 0) return undefined;
  const sum = toSantim(Math.max(soFar.clientToday, soFar.event)) + toSantim(amount);
  return sum > toSantim(cap) ? toBirr(sum) : undefined;
}
