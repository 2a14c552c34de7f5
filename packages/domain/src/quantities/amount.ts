/** Amounts of items for a number of guests, in whole thousandths, rounded up for each event. SPEC: D133, D134 */
import { formatCount } from '../money.ts';

export const quantityUnits = ['kg', 'l', 'pcs', 'bottle', 'plate', 'set'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

/** The item of one event. */
export interface Portion {
  readonly guests: number;
  /** Of the item's unit for each guest, three decimals at most. */
  readonly perGuest: number;
}

/** What is weighed or measured comes in tenths, what is counted in whole pieces. */
const tenthsOf = (unit: QuantityUnit): number => (unit === 'kg' || unit === 'l' ? 1 : 10);

/** Units of a thousandth, of which the buffer makes hundredths. */
const TENTH = 100 * 100;

/**
 * The sum of what these events get, each with so many percent more and rounded up, so that a list of some days is what its events say.
 * @example amountFor([{ guests: 430, perGuest: 0.35 }], { unit: 'kg', buffer: 5 }) //=> 158.1
 */
export function amountFor(
  portions: readonly Portion[],
  { unit, buffer }: { readonly unit: QuantityUnit; readonly buffer: number },
): number {
  const step = tenthsOf(unit);
  const stepsOf = ({ guests, perGuest }: Portion) =>
    Math.ceil((guests * Math.round(perGuest * 1000) * (100 + buffer)) / (TENTH * step));
  return (portions.reduce((sum, portion) => sum + stepsOf(portion), 0) * step) / 10;
}

/**
 * An amount without its unit; decimals only where there are any.
 * @example formatQuantity(1230.5) //=> '1,230.5'
 */
export function formatQuantity(amount: number): string {
  const thousandths = Math.round(amount * 1000);
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/u, '');
  return formatCount(thousandths / 1000) + (decimals && `.${decimals}`);
}
