import { readAmount } from '@digis/domain';
import { type GuestRange, guestRange } from './guest-range.ts';
import { inDigits } from './plain-cell.ts';

export interface Tier extends GuestRange {
  /** Birr per person. */
  readonly value: number;
}

const PART = /^(?<range>.+?)\s*(?:[:=፡፦@]|\bat\b|በ(?=\s))\s*(?<price>.+)$/u;

function tierOf(text: string): Tier | null {
  const { range = '', price = '' } = PART.exec(text)?.groups ?? {};
  const guests = guestRange(range);
  const birr = readAmount(price);
  return guests && birr.ok ? { ...guests, value: birr.birr } : null;
}

/** A tier that begins where the one before ends begins one later: `300+` after `101-300` at 301. */
export const inOrder = (tiers: readonly Tier[]): readonly Tier[] =>
  [...tiers]
    .sort((a, b) => a.min - b.min)
    .map((tier, at, all) =>
      all[at - 1]?.max === tier.min && tier.max > tier.min ? { ...tier, min: tier.min + 1 } : tier,
    );

/**
 * null if any part is not a price for a range.
 * @example pricesOf('50-100: 700; ከ100 በላይ: 650 ብር') //=> [{ min: 50, max: 100, value: 700 }, { min: 101, max: 100000, value: 650 }]
 */
export function pricesOf(text: string): readonly Tier[] | null {
  const parts = inDigits(text)
    .split(/[;\n፤]/u)
    .filter((part) => part.trim() !== '');
  const tiers = parts.map((part) => tierOf(part.trim()));
  const known = tiers.filter((tier) => tier !== null);
  return known.length > 0 && known.length === tiers.length ? inOrder(known) : null;
}
