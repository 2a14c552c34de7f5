import type { Schemas } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { requireDay } from '#base/addis-days.ts';
import { requireDifferent } from '#base/different-names.ts';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { requirePhone } from '#modules/bookings/events/event-client.ts';
import {
  type EventPrice,
  type EventTax,
  requirePrice,
} from '#modules/bookings/prices/event-price.ts';
import { taxOfBooking } from '#modules/bookings/tax-rules/event-tax.ts';
import type { Rule } from '../import-desk.ts';
import type { NamedBranches } from '../named-branch.ts';
import type { Offers } from './event-form.ts';

type Values = Schemas['ImportedEvent'];

export function taxesOf({ db }: Context, mode: Parameters<typeof taxOfBooking>[1]) {
  const taxes = new Map<string, Promise<EventTax>>();
  return (day: string): Promise<EventTax> => {
    const tax = taxes.get(day) ?? taxOfBooking(db, mode, day);
    taxes.set(day, tax);
    return tax;
  };
}

/** The claim is the received amount: nothing is pending. */
export function receivedOf({ received = 0 }: Values, total: number) {
  const advance_amount = toSantim(received);
  if (advance_amount > total) throw invalid({ received: 'maximum' });
  return { advance_amount, paid_full: advance_amount > 0 && advance_amount === total };
}

/** The row's price overrides the package's. */
export const pricesOf =
  (offers: Offers, taxOn: ReturnType<typeof taxesOf>) =>
  async (values: Values): Promise<EventPrice> => {
    const offer = offers.of(values.package);
    const agreed = offer === null ? undefined : (values.per_person ?? undefined);
    const price = agreed === undefined ? undefined : { value: agreed, min: null, max: null };
    const tax = await taxOn(values.event_date);
    return requirePrice({ ...values, advance_amount: 0 }, offer, { price, received: 0, tax });
  };

const priced = [
  'event_date',
  'num_of_people',
  'package',
  'per_person',
  'is_fixed',
  'additional_price',
  'discount_amount',
];

interface EventTerms {
  offers: Offers;
  branches: NamedBranches;
  priceOf: ReturnType<typeof pricesOf>;
  prefixes: string;
}

export const rulesOf =
  ({ offers, branches, priceOf, prefixes }: EventTerms) =>
  (values: Values): Rule[] => [
    { needs: ['event_date'], ask: () => requireDay('event_date', values.event_date) },
    {
      needs: ['additional_items'],
      ask: () => requireDifferent('additional_items', values.additional_items ?? []),
    },
    { needs: ['package'], ask: () => offers.of(values.package) },
    { needs: ['branch'], ask: () => branches.idOf(values.branch) },
    {
      needs: ['client.primary_phone'],
      ask: () => requirePhone(values.client, 'primary_phone', prefixes),
    },
    { needs: priced, ask: () => priceOf(values) },
    {
      needs: [...priced, 'received'],
      ask: async () => receivedOf(values, (await priceOf(values)).total),
    },
  ];
