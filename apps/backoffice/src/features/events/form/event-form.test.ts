// D32, D99, spec:2.6, spec:5, spec:9
import { describe, expect, test } from 'vitest';
import { checkEvent } from './event-check.ts';
import { CUSTOM, eventBody, newEvent } from './event-form.ts';
import type { EventFormValues } from './event-form.ts';
import { priceOf } from './event-price.ts';
import type { PackageOption } from './event-price.ts';

const weddingGold: PackageOption = {
  id: 1,
  name: 'Wedding Gold',
  items: [],
  prices: [
    { min: 50, max: 200, value: 650 },
    { min: 201, max: 400, value: 600 },
    { min: 401, max: 1000, value: 550 },
  ],
};
const terms = { packages: [weddingGold], scheduled: null, prefixes: ['09'] };

const wedding: EventFormValues = {
  ...newEvent('1', '2026-10-01'),
  name: ' አልማዝ ተስፋዬ ',
  primary_phone: '+251 911 22 33 44',
  secondary_phone: '0922334455',
  packageId: '1',
  time: '15:00',
  num_of_people: 350,
  additional_price: 15_000,
  discount_amount: 5_000,
  advance_amount: 50_000,
};
const fixed = {
  ...wedding,
  packageId: CUSTOM,
  is_fixed: true,
  per_person: 60_000,
  num_of_people: null,
};
const wrongFields = (values: EventFormValues) =>
  Object.keys(checkEvent(values, terms, '2026-09-21'));

describe('the price in the form', () => {
  test('350 guests of Wedding Gold cost 220,000 and 170,000 is left', () => {
    expect(priceOf(wedding, terms)).toEqual({
      state: 'priced',
      base: 210_000,
      total: 220_000,
      left: 170_000,
    });
  });

  test('an event that is paid in full has no amount left', () => {
    expect(priceOf({ ...wedding, paid_full: true }, terms)).toMatchObject({ left: 0 });
  });

  test('a fixed event has one price, whatever the number of people', () => {
    expect(priceOf(fixed, terms)).toMatchObject({ base: 60_000, total: 70_000 });
    expect(priceOf({ ...fixed, num_of_people: 500 }, terms)).toMatchObject({ base: 60_000 });
  });

  test('a package never takes the fixed price of a custom event', () => {
    expect(priceOf({ ...wedding, is_fixed: true }, terms)).toMatchObject({ base: 210_000 });
  });

  test('an event has no price before the package and the people are known', () => {
    expect(priceOf({ ...wedding, packageId: null }, terms)).toEqual({ state: 'incomplete' });
    expect(priceOf({ ...wedding, num_of_people: null }, terms)).toEqual({ state: 'incomplete' });
  });
});

describe('validation', () => {
  test('the wedding of the scenario can be scheduled', () => {
    expect(wrongFields(wedding)).toEqual([]);
    expect(wrongFields(fixed)).toEqual([]);
  });

  test('an empty form names every required field', () => {
    expect(wrongFields({ ...newEvent(null, null), advance_amount: null }).sort()).toEqual([
      'advance_amount',
      'branchId',
      'event_date',
      'name',
      'num_of_people',
      'packageId',
      'primary_phone',
      'secondary_phone',
      'time',
    ]);
  });

  test.each([
    ['a number of people without a price', { num_of_people: 1001 }, 'num_of_people'],
    ['nobody', { num_of_people: 0 }, 'num_of_people'],
    ['a phone of another network', { primary_phone: '0812345678' }, 'primary_phone'],
    ['a phone that is too short', { secondary_phone: '09112233' }, 'secondary_phone'],
    [
      'a discount above the price',
      { discount_amount: 225_001, advance_amount: 0 },
      'discount_amount',
    ],
    ['an advance above the total', { advance_amount: 220_001 }, 'advance_amount'],
    ['a custom event without a price', { packageId: CUSTOM, per_person: null }, 'per_person'],
    ['a name of blanks', { name: '   ' }, 'name'],
  ])('%s is refused at its field', (_what, change, field) => {
    expect(wrongFields({ ...wedding, ...change })).toEqual([field]);
  });
});

describe('the request body', () => {
  test('the body has normalised phones, both dates and no plates', () => {
    expect(eventBody(wedding)).toMatchObject({
      client: { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344', secondary_phone: '0922334455' },
      packageId: 1,
      event_date: '2026-10-01',
      et_date: { year: 2019, month: 1, day: 21 },
      time: '15:00',
      branchId: 1,
      additional_plates: 0,
    });
    expect(eventBody(wedding)).not.toHaveProperty('per_person');
  });

  test('a custom event sends its items and its price, fixed or per person', () => {
    expect(eventBody({ ...fixed, custom_items: [2, 3] })).toMatchObject({
      packageId: 'custom',
      custom_items: [2, 3],
      per_person: 60_000,
      is_fixed: true,
      num_of_people: 0,
    });
  });
});
