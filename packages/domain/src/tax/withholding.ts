/** Tax that a client withholds, by the rules of the event's day. D171 */
import { toBirr, toSantim } from '../money/money.ts';
import { type DatedRule, ruleOn } from './tax-rules.ts';
import { taxOf } from './tax-of.ts';

export interface NetOfDay {
  /** Birr. */
  readonly net: number;
  /** ISO day of the event. */
  readonly day: string;
}

/**
 * Birr, whatever the threshold.
 * @example withholdingOf([{ name: 'withholding_services', from: '2025-08-01', value: 3 }], { net: 100000, day: '2026-10-01' }) //=> 3000
 */
export function withholdingOf(rules: readonly DatedRule[], { net, day }: NetOfDay): number {
  const rate = ruleOn(rules, 'withholding_services', day) ?? 0;
  return toBirr(taxOf({ amount: toSantim(net), mode: 'on_top', rate }).vat);
}

/**
 * Birr; zero up to the day's threshold.
 * @example proposedWithholding([{ name: 'withholding_threshold', from: '2025-08-01', value: 10000 }], { net: 10000, day: '2026-10-01' }) //=> 0
 */
export function proposedWithholding(rules: readonly DatedRule[], { net, day }: NetOfDay): number {
  const threshold = ruleOn(rules, 'withholding_threshold', day) ?? 0;
  return net > threshold ? withholdingOf(rules, { net, day }) : 0;
}
