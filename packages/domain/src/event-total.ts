/** Computes an event's price: amounts are birr, arithmetic is in santim. */
import { toBirr, toSantim } from './money/money.ts';

/** Price per person, for `min` to `max` people, inclusive. */
export interface Tier {
  readonly min: number;
  readonly max: number;
  readonly value: number;
}

/**
 * @example tierFor([{ min: 50, max: 200, value: 650 }], 200)?.value //=> 650
 */
export const tierFor = <T extends Tier>(tiers: readonly T[], people: number): T | undefined =>
  tiers.find((tier) => tier.min <= people && people <= tier.max);

/**
 * Guests who come, or the guaranteed number if larger.
 * @example pricedPeople({ people: 320, guaranteed: 350 }) //=> 350
 */
export const pricedPeople = (party: { people: number; guaranteed: number | null }): number =>
  Math.max(party.people, party.guaranteed ?? 0);

/**
 * The fewest guests, at least this many, with a price.
 * @example fewestWithPrice([{ min: 50, max: 200, value: 650 }], 40) //=> 50
 */
export const fewestWithPrice = (
  tiers: readonly Pick<Tier, 'min'>[],
  people: number,
): number | undefined =>
  tiers
    .map(({ min }) => min)
    .filter((min) => min > people)
    .sort((a, b) => a - b)[0];

/**
 * Ranges of guests that have a price, merged and sorted.
 * @example peopleWithPrice([{ min: 201, max: 400, value: 600 }, { min: 50, max: 200, value: 650 }]) //=> [{ min: 50, max: 400 }]
 */
export function peopleWithPrice(
  tiers: readonly Pick<Tier, 'min' | 'max'>[],
): readonly { readonly min: number; readonly max: number }[] {
  const ranges: { min: number; max: number }[] = [];
  for (const { min, max } of [...tiers].sort((a, b) => a.min - b.min)) {
    const last = ranges.at(-1);
    if (last !== undefined && min <= last.max + 1) last.max = Math.max(last.max, max);
    else ranges.push({ min, max });
  }
  return ranges;
}

export interface AgreedTerms {
  /** Absent for a custom event. */
  readonly packageId: number | null | undefined;
  readonly people: number;
  readonly unitPrice: number;
  /** The price's range of people, if known. */
  readonly tier: Pick<Tier, 'min' | 'max'> | undefined;
}

/**
 * D27, D156 The agreed price stays if the package does, and the guests are as many or in its tier.
 * @example agreedPrice({ packageId: 1, people: 350, unitPrice: 600, tier: { min: 201, max: 400 } }, { packageId: 1, people: 400 }) //=> 600
 */
export function agreedPrice(
  { packageId, people, unitPrice, tier }: AgreedTerms,
  now: { readonly packageId: number; readonly people: number },
): number | undefined {
  if (packageId !== now.packageId) return undefined;
  const isWithin = tier !== undefined && tier.min <= now.people && now.people <= tier.max;
  return isWithin || now.people === people ? unitPrice : undefined;
}

export interface EventPricing {
  /** A tier's value, a custom price per person, or the whole price of a fixed event. */
  readonly unitPrice: number;
  readonly people: number;
  readonly isFixed: boolean;
  readonly additional: number;
  readonly discount: number;
}

/**
 * total = base + additional − discount.
 * @example eventTotal({ unitPrice: 600, people: 350, isFixed: false, additional: 15000, discount: 5000 }).total //=> 220000
 */
export function eventTotal(pricing: EventPricing): { base: number; total: number } {
  const base = toSantim(pricing.unitPrice) * (pricing.isFixed ? 1 : pricing.people);
  const total = base + toSantim(pricing.additional) - toSantim(pricing.discount);
  return { base: toBirr(base), total: toBirr(total) };
}

export interface EventLimits {
  readonly discount: number;
  readonly advance: number;
}

/**
 * Upper limits. Discount: base + additional. Advance: total, or the amount received if larger.
 * @example eventLimits({ base: 210000, additional: 15000, total: 220000 }).discount //=> 225000
 */
export function eventLimits(event: {
  base: number;
  additional: number;
  total: number;
  received?: number;
}): EventLimits {
  return {
    discount: toBirr(toSantim(event.base) + toSantim(event.additional)),
    advance: Math.max(event.total, event.received ?? 0, 0),
  };
}

/**
 * Negative if the client has paid too much.
 * @example amountLeft({ total: 220000, advance: 50000, paidFull: false }) //=> 170000
 */
export const amountLeft = (event: { total: number; advance: number; paidFull: boolean }): number =>
  event.paidFull ? 0 : toBirr(toSantim(event.total) - toSantim(event.advance));

/**
 * A larger party that costs less in the next tier.
 * @example cheaperParty([{ min: 201, max: 400, value: 600 }, { min: 401, max: 1000, value: 550 }], 400) //=> { people: 401, base: 220550 }
 */
export function cheaperParty(
  tiers: readonly Tier[],
  people: number,
): { people: number; base: number } | undefined {
  const tier = tierFor(tiers, people);
  const next = tier && tierFor(tiers, tier.max + 1);
  if (!next) return undefined;
  const base = eventTotal({
    unitPrice: next.value,
    people: next.min,
    isFixed: false,
    additional: 0,
    discount: 0,
  }).base;
  return toSantim(base) < toSantim(tier.value) * people ? { people: next.min, base } : undefined;
}
