import fc from 'fast-check';
import { isoToEt } from '@digis/ethio-date';
import { bodiesOf, phone } from '../bodies.ts';
import { bank, safe } from '../business.ts';
import type { Json } from '../json.ts';

const birr = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);

const ofPackage = fc.record({
  packageId: fc.constantFrom(1, 2),
  num_of_people: fc.integer({ min: 50, max: 1000 }),
});
const custom = {
  packageId: fc.constantFrom('custom', null),
  per_person: fc.integer({ min: 1_000, max: 100_000 }).map((cents) => cents / 100),
  custom_items: fc.shuffledSubarray([1, 2, 3, 4]),
};
const perPerson = fc.record({ ...custom, num_of_people: fc.integer({ min: 1, max: 1000 }) });
const fixed = fc.record({
  ...custom,
  num_of_people: fc.integer({ min: 0, max: 1000 }),
  is_fixed: fc.constant(true),
  guaranteed_people: fc.constant(null),
});

const payment = fc.oneof(
  fc.constant({ place: safe }),
  fc
    .constantFrom('FT26264ABCDE', ' ft26264abcde.', 'https://cbe.et/?id=FT26264ABCDE')
    .chain((reference) =>
      fc.record(
        {
          place: fc.constant(bank),
          reference: fc.constant(reference),
          second_reference: fc.constantFrom('TT26264FGHIJ', null),
          evidence: fc.constantFrom('typed', 'message', 'receipt'),
        },
        { requiredKeys: ['place', 'reference'] },
      ),
    ),
);

const dayAfter = (days: number): string =>
  new Date(Date.UTC(2026, 8, 21 + days)).toISOString().slice(0, 10);

const common = bodiesOf('EventInput', {
  client: fc.record({
    name: fc.constantFrom('አልማዝ', 'Sara Tesfaye'),
    primary_phone: phone,
    secondary_phone: phone,
  }),
  packageId: null,
  per_person: null,
  custom_items: null,
  num_of_people: null,
  is_fixed: null,
  guaranteed_people: fc.option(fc.integer({ min: 1, max: 1000 })),
  fasting_people: fc.option(fc.integer({ min: 0, max: 50 })),
  event_date: fc.integer({ min: 1, max: 400 }).map(dayAfter),
  et_date: fc.constant(null),
  additional_price: birr(50_000),
  discount_amount: birr(5),
  additional_plates: fc.integer({ min: 0, max: 100 }),
  additional_items: fc.uniqueArray(fc.constantFrom('Coffee', '  Two tents ', 'ዳቦ'), {
    maxLength: 3,
  }),
  advance_amount: birr(5),
  contact: fc.constantFrom({ name: ' አቶ ግርማ', phone: '0114 66 77 88' }, {}),
  branchId: fc.constantFrom(1, 2),
  same_place: fc.constant(true),
  confirm: null,
  payment,
  add_phone_to: null,
  enquiryId: null,
  hold_until: fc.option(fc.constant(dayAfter(1)), { freq: 8 }),
});

export const events: fc.Arbitrary<Json> = fc
  .tuple(common, fc.oneof(ofPackage, perPerson, fixed))
  .map(([event, offer]) => {
    const made: Json = { ...event, ...offer, et_date: isoToEt(String(event['event_date'])) };
    const { payment: _paid, ...rest } = made;
    const isClaimed = made['paid_full'] === true || Number(made['advance_amount']) > 0;
    return isClaimed ? made : rest;
  });
