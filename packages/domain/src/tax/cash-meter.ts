/** Compares cash of one client with the most that the law lets be paid in cash. SPEC: D169 */
import { toBirr, toSantim } from '../money.ts';

/** Birr in cash; the payment itself is counted once more by neither. */
export interface CashSoFar {
  /** Of the client at this branch today. */
  readonly clientToday: number;
  /** Of the event, on any day. */
  readonly event: number;
}

/**
 * The sum that goes beyond the cap with this payment, the larger of both; undefined while none does. A cap of 0 is switched off.
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
