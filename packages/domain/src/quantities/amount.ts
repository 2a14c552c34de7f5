/** Computes quantities from thousandths per guest, rounded up per event. D133, D134 */
import { formatCount } from '../money/money.ts';

export const quantityUnits = ['kg', 'l', 'pcs', 'bottle', 'plate', 'set'] as const;
export type QuantityUnit = (typeof quantityUnits)[number];

export interface Portion {
  readonly guests: number;
  /** Three decimals at most. */
  readonly perGuest: number;
}

/** Weighed or measured items come in tenths, counted ones whole. */
const tenthsOf = (unit: QuantityUnit): number => (unit === 'kg' || unit === 'l' ? 1 : 10);

/** A tenth in thousandths of a unit, times 100 for the buffer's percent. */
const TENTH = 100 * 100;

/**
 * Each event gets the buffer and is rounded up, so that several days equal the sum of their events.
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
 * Decimals only if there are any.
 * @example formatQuantity(1230.5) //=> '1,230.5'
 */
export function formatQuantity(amount: number): string {
  const thousandths = Math.round(amount * 1000);
  const decimals = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/u, '');
  return formatCount(thousandths / 1000) + (decimals && `.${decimals}`);
}
