/**
 * Legal figures, each from its first day: percent, except `cash_cap` and
 * `withholding_threshold`, which are birr.
 */

export const taxRuleNames = [
  'cash_cap',
  'vat',
  'withholding_services',
  'withholding_threshold',
  'withholding_no_tin',
] as const;

export type TaxRuleName = (typeof taxRuleNames)[number];

export interface DatedRule {
  readonly name: TaxRuleName;
  /** First ISO day. */
  readonly from: string;
  readonly value: number;
}

export const isRate = (name: TaxRuleName): boolean =>
  name !== 'cash_cap' && name !== 'withholding_threshold';

/**
 * Undefined before the first day.
 * @example ruleOn([{ name: 'vat', from: '2003-01-01', value: 15 }], 'vat', '2026-10-01') //=> 15
 */
export function ruleOn(
  rules: readonly DatedRule[],
  name: TaxRuleName,
  day: string,
): number | undefined {
  const holding = rules.filter((rule) => rule.name === name && rule.from <= day);
  return holding.reduce<DatedRule | undefined>(
    (last, rule) => (last === undefined || rule.from > last.from ? rule : last),
    undefined,
  )?.value;
}
