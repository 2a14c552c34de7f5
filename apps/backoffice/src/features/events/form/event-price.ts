import type { Schemas } from '@digis/api-client/contract';
import {
  agreedPrice,
  amountLeft,
  eventTotal,
  formatCount,
  peopleWithPrice,
  pricedPeople,
  tierFor,
} from '@digis/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { taxed, taxIn, type TaxTerms } from '../tax/event-tax.ts';
import { isCustom } from './event-form.ts';
import type { EventFormValues } from './event-form.ts';

export type PackageOption = Schemas['EventPackage'];

export interface EventTerms extends TaxTerms {
  readonly packages: readonly PackageOption[];
}

export interface NoTier {
  readonly state: 'no-tier';
  readonly people: number;
  readonly package: PackageOption;
}

export interface PricedEvent {
  readonly state: 'priced';
  readonly base: number;
  /** Absent if the event has no VAT. */
  readonly tax?: { readonly net: number; readonly vat: number; readonly rate: number };
  readonly total: number;
  readonly left: number;
}

export type EventPrice = { readonly state: 'incomplete' } | NoTier | PricedEvent;

/**
 * D25, D102 True for a custom event with one price for the whole; it still has a number of people.
 */
export const isFixedEvent = (values: EventFormValues) => isCustom(values) && values.is_fixed;

export const chosenPackage = (values: EventFormValues, packages: readonly PackageOption[]) =>
  packages.find((option) => String(option.id) === values.packageId);

/** The number of people that the price is for. D174 */
export const partyOf = ({ num_of_people, guaranteed_people }: EventFormValues): number =>
  pricedPeople({ people: num_of_people ?? 0, guaranteed: guaranteed_people });

function agreedPriceOf(
  values: EventFormValues,
  { id: packageId }: PackageOption,
  scheduled: Schemas['Event'] | null,
): number | undefined {
  if (scheduled === null) return undefined;
  const { num_of_people, guaranteed_people = null } = scheduled;
  const { unit_price: unitPrice, unit_price_tier: tier } = scheduled;
  const people = pricedPeople({ people: num_of_people, guaranteed: guaranteed_people });
  const agreed = { packageId: scheduled.packageId, people, unitPrice, tier };
  return agreedPrice(agreed, { packageId, people: partyOf(values) });
}

export function priceChange(
  values: EventFormValues,
  { packages, scheduled }: EventTerms,
): { agreed: number; today: number } | null {
  const option = chosenPackage(values, packages);
  const agreed = option && agreedPriceOf(values, option, scheduled);
  const today = option && tierFor(option.prices, partyOf(values))?.value;
  if (agreed === undefined || today === undefined || agreed === today) return null;
  return { agreed, today };
}

function unitPriceOf(
  values: EventFormValues,
  { packages, scheduled }: EventTerms,
): number | EventPrice {
  const people = partyOf(values);
  if (isCustom(values)) return values.per_person ?? { state: 'incomplete' };
  const option = chosenPackage(values, packages);
  if (!option || values.num_of_people === null) return { state: 'incomplete' };
  const agreed = values.use_new_price ? undefined : agreedPriceOf(values, option, scheduled);
  const price = agreed ?? tierFor(option.prices, people)?.value;
  return price ?? { state: 'no-tier', people, package: option };
}

export function priceOf(values: EventFormValues, terms: EventTerms): EventPrice {
  const unitPrice = unitPriceOf(values, terms);
  if (typeof unitPrice !== 'number') return unitPrice;
  if (values.num_of_people === null && !isFixedEvent(values)) return { state: 'incomplete' };
  const { base, total: amount } = eventTotal({
    unitPrice,
    people: partyOf(values),
    isFixed: isFixedEvent(values),
    additional: values.additional_price ?? 0,
    discount: values.discount_amount ?? 0,
  });
  const advance = values.advance_amount ?? 0;
  const { mode, rate } = taxIn(values, terms);
  const { net, vat, total } = taxed(amount, { mode, rate });
  return {
    state: 'priced',
    base,
    ...(mode !== 'off' && { tax: { net, vat, rate } }),
    total,
    left: amountLeft({ total, advance, paidFull: values.paid_full }),
  };
}

export function withAdvanceInFull(values: EventFormValues, terms: EventTerms): EventFormValues {
  const price = priceOf(values, terms);
  const { scheduled } = terms;
  if (!values.paid_full || price.state !== 'priced') return values;
  if (scheduled?.paid_full && scheduled.total === price.total) return values;
  return { ...values, advance_amount: price.total };
}

/** D26 */
export function noTierMessage({ people, package: { name, prices } }: NoTier): MessageDescriptor {
  const count = formatCount(people);
  const ranges = peopleWithPrice(prices)
    .map(({ min, max }) => `${formatCount(min)}–${formatCount(max)}`)
    .join(', ');
  return msg`No price for ${count} people in ${name}. It has prices for ${ranges} people.`;
}
