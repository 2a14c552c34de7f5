/** `included`: the tax is within the amount. `on_top`: it is added to the amount. */
export type TaxMode = 'off' | 'included' | 'on_top';

/** Santim. */
export interface Taxed {
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** Percentages have at most two decimals. */
const PARTS_OF_PERCENT = 100;
const HUNDRED_PERCENT = BigInt(100 * PARTS_OF_PERCENT);

/** Divides positive integers exactly, and rounds half up. */
const halfUp = (amount: bigint, divisor: bigint): bigint =>
  (2n * amount + divisor) / (2n * divisor);

/**
 * Santim; rate in percent. The tax is rounded half up, and net is the remainder: net + vat = total.
 * @example taxOf({ amount: 10_000_000, mode: 'on_top', rate: 15 }) //=> { net: 10_000_000, vat: 1_500_000, total: 11_500_000 }
 * @example taxOf({ amount: 22_000_000, mode: 'included', rate: 15 }) //=> { net: 19_130_435, vat: 2_869_565, total: 22_000_000 }
 */
export function taxOf({
  amount,
  mode,
  rate,
}: {
  amount: number;
  mode: TaxMode;
  rate: number;
}): Taxed {
  if (mode === 'off') return { net: amount, vat: 0, total: amount };
  const parts = BigInt(Math.round(rate * PARTS_OF_PERCENT));
  const base = mode === 'on_top' ? HUNDRED_PERCENT : HUNDRED_PERCENT + parts;
  const vat = Number(halfUp(BigInt(amount) * parts, base));
  const total = mode === 'on_top' ? amount + vat : amount;
  return { net: total - vat, vat, total };
}
