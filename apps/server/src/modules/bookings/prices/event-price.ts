/** The form's price is not trusted. D174, D102 */
import type { Schemas } from '@digis/api-client/contract';
import {
  MAX_BIRR,
  eventLimits,
  eventTotal,
  pricedPeople,
  taxOf,
  tierFor,
  toBirr,
  toSantim,
  type TaxMode,
  type Tier,
} from '@digis/domain';
import { AppError, invalid } from '#base/errors.ts';
import type { PackageRow } from '../../records/packages/package-queries.ts';
import { packageView } from '../../records/packages/package-view.ts';

/** Santim. */
export interface EventPrice {
  per_person: number | null;
  unit_price: number;
  tier_min: number | null;
  tier_max: number | null;
  base: number;
  additional_price: number;
  discount_amount: number;
  total: number;
  vat: number;
  advance_amount: number;
}

/** `rate` is in percent. D170 */
export interface EventTax {
  mode: TaxMode;
  rate: number;
}

export const noTax: EventTax = { mode: 'off', rate: 0 };

export type AgreedUnitPrice = Pick<Tier, 'value'> & { min: number | null; max: number | null };

/** Birr. */
interface AgreedPrice {
  /** undefined: the present price. */
  price?: AgreedUnitPrice | undefined;
  received: number;
  tax?: EventTax;
}

type PricedInput = Pick<
  Schemas['EventInput'],
  | 'num_of_people'
  | 'guaranteed_people'
  | 'is_fixed'
  | 'per_person'
  | 'additional_price'
  | 'discount_amount'
  | 'paid_full'
  | 'advance_amount'
>;

export function requirePrice(
  input: PricedInput,
  offer: PackageRow | null,
  agreed: AgreedPrice = { received: 0 },
): EventPrice {
  const { is_fixed: isFixed = false } = input;
  const people = partyOf(input);
  const { additional_price: additional = 0, discount_amount: discount = 0 } = input;
  const price = requireUnitPrice(input, offer, agreed.price);
  const unitPrice = price.value;
  const { base, total: amount } = eventTotal({ unitPrice, people, isFixed, additional, discount });
  if (base > MAX_BIRR) throw invalid({ num_of_people: 'maximum' });
  const taxed = taxOf({ amount: toSantim(amount), ...(agreed.tax ?? noTax) });
  const total = toBirr(taxed.total);
  if (total > MAX_BIRR) throw invalid({ additional_price: 'maximum' });
  const limits = eventLimits({ base, additional, total, received: agreed.received });
  if (discount > limits.discount) throw invalid({ discount_amount: 'maximum' });
  // D157: an event paid in full has its total as the advance.
  const advance = input.paid_full === true ? total : input.advance_amount;
  if (advance > limits.advance) throw invalid({ advance_amount: 'maximum' });
  return {
    per_person: offer === null ? toSantim(unitPrice) : null,
    unit_price: toSantim(unitPrice),
    tier_min: price.min,
    tier_max: price.max,
    base: toSantim(base),
    additional_price: toSantim(additional),
    discount_amount: toSantim(discount),
    total: taxed.total,
    vat: taxed.vat,
    advance_amount: toSantim(advance),
  };
}

const partyOf = ({ num_of_people: people, guaranteed_people: guaranteed = null }: PricedInput) =>
  pricedPeople({ people, guaranteed });

function requireUnitPrice(
  input: PricedInput,
  offer: PackageRow | null,
  agreed: AgreedUnitPrice | undefined,
): AgreedUnitPrice {
  const { num_of_people: people, guaranteed_people, is_fixed: isFixed, per_person } = input;
  if (isFixed === true && typeof guaranteed_people === 'number') {
    throw invalid({ guaranteed_people: 'notAllowed' });
  }
  if (people === 0 && isFixed !== true) throw invalid({ num_of_people: 'minimum' });
  if (offer === null) {
    if (per_person === undefined || per_person === null) throw invalid({ per_person: 'required' });
    return { value: per_person, min: null, max: null };
  }
  if (isFixed === true) throw invalid({ is_fixed: 'notAllowed' });
  if (agreed !== undefined) return agreed;
  const party = partyOf(input);
  const tier = tierFor(packageView(offer).prices, party);
  // D26: a size without a price is never free.
  if (tier === undefined) {
    const msg = `No price for ${party} people in ${offer.name}`;
    const isGuaranteed = party > people;
    throw new AppError('NO_TIER', {
      msg,
      ...(isGuaranteed && { errors: { guaranteed_people: 'notAllowed' as const } }),
    });
  }
  return tier;
}
