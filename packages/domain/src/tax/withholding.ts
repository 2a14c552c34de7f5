/** Calculates what a client withholds of an event's price, by the rules of the event's day. SPEC: D171 */
import { toBirr, toSantim } from '../money.ts';
import { type DatedRule, ruleOn } from './tax-rules.ts';
import { taxOf } from './tax-of.ts';

export interface NetOfDay {
  /** Birr. */
  readonly net: number;
  /** ISO day of the event. */
  readonly day: string;
}

/**
 * Birr that the rate of the day makes of a net amount, however small it is.
 * @example withholdingOf([{ name: 'withholding_services', from: '2025-08-01', value: 3 }], { net: 100000, day: '2026-10-01' }) //=> 3000
 */
export function withholdingOf(rules: readonly DatedRule[], { net, day }: NetOfDay): number {
  const rate = ruleOn(rules, 'withholding_services', day) ?? 0;
  return toBirr(taxOf({ amount: toSantim(net), mode: 'on_top', rate }).vat);
}

/**
 * Birr that a client is proposed to have withheld: nothing of a net amount up to the threshold of the day.
 * @example proposedWithholding([{ name: 'withholding_threshold', from: '2025-08-01', value: 10000 }], { net: 10000, day: '2026-10-01' }) //=> 0
 */
export function proposedWithholding(rules: readonly DatedRule[], { net, day }: NetOfDay): number {
  const threshold = ruleOn(rules, 'withholding_threshold', day) ?? 0;
  return net > threshold ? withholdingOf(rules, { net, day }) : 0;
}
