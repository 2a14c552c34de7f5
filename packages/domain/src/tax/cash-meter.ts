// D169
import { toBirr, toSantim } from '../money/money.ts';

/** Birr, without the present payment. */
export interface CashSoFar {
  /** At this branch today. */
  readonly clientToday: number;
  readonly event: number;
}

/**
 * The larger sum above the cap with this payment; undefined if none. A cap of 0 is off.
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
