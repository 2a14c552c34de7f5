// D25, D32, spec:9
import { describe, expect, test } from 'vitest';
import {
  agreedPrice,
  amountLeft,
  cheaperParty,
  eventLimits,
  eventTotal,
  peopleWithPrice,
  tierFor,
} from './event-total.ts';

const weddingGold = [
  { min: 50, max: 200, value: 650 },
  { min: 201, max: 400, value: 600 },
  { min: 401, max: 1000, value: 550 },
];
const extras = { additional: 0, discount: 0, isFixed: false };

describe('event total', () => {
  test.each([
    [50, 32_500],
    [200, 130_000],
    [201, 120_600],
    [350, 210_000],
    [400, 240_000],
    [401, 220_550],
    [1000, 550_000],
  ])('%d people cost %d by their tier', (people, base) => {
    const unitPrice = tierFor(weddingGold, people)?.value ?? 0;
    expect(eventTotal({ ...extras, unitPrice, people }).base).toBe(base);
  });

  test.each([0, 49, 1001])('no tier prices %d people', (people) => {
    expect(tierFor(weddingGold, people)).toBeUndefined();
  });

  test('a fixed event keeps the number of people but does not price by it', () => {
    const fixed = { unitPrice: 60_000, isFixed: true, additional: 0, discount: 0 };
    expect(eventTotal({ ...fixed, people: 0 }).total).toBe(60_000);
    expect(eventTotal({ ...fixed, people: 900 }).total).toBe(60_000);
  });

  test('santim add up exactly', () => {
    const event = { unitPrice: 0.1, people: 3, isFixed: false, additional: 0.2, discount: 0.4 };
    expect(eventTotal(event)).toEqual({ base: 0.3, total: 0.1 });
  });

  test('a discount or an advance may equal the total, but not exceed it', () => {
    expect(eventLimits({ base: 210_000, additional: 15_000, total: 220_000 })).toEqual({
      discount: 225_000,
      advance: 220_000,
    });
    expect(eventLimits({ base: 100, additional: 0, total: 100, received: 150 }).advance).toBe(150);
  });

  test('a paid event has nothing left, and an overpaid one has a credit', () => {
    expect(amountLeft({ total: 100, advance: 40, paidFull: true })).toBe(0);
    expect(amountLeft({ total: 100, advance: 130, paidFull: false })).toBe(-30);
  });

  test('a larger party is suggested only if it costs less', () => {
    expect(cheaperParty(weddingGold, 400)).toEqual({ people: 401, base: 220_550 });
    expect(cheaperParty(weddingGold, 200)).toEqual({ people: 201, base: 120_600 });
    expect(cheaperParty(weddingGold, 350)).toBeUndefined();
    expect(cheaperParty(weddingGold, 1000)).toBeUndefined();
  });
});

test('numbers of people with a price are merged into as few ranges as possible', () => {
  const tier = (min: number, max: number) => ({ min, max });
  expect(peopleWithPrice([tier(401, 1000), tier(50, 200), tier(201, 400)])).toEqual([
    { min: 50, max: 1000 },
  ]);
  expect(peopleWithPrice([tier(50, 100), tier(150, 200)])).toHaveLength(2);
  expect(peopleWithPrice([])).toEqual([]);
});

describe('the agreed price of a package', () => {
  const agreed = { packageId: 1, people: 350, unitPrice: 600, tier: { min: 201, max: 400 } };

  test.each([201, 350, 400])('%d people in the same tier get the agreed price', (people) => {
    expect(agreedPrice(agreed, { packageId: 1, people })).toBe(600);
  });

  test.each([200, 401])('%d people outside the tier do not get it', (people) => {
    expect(agreedPrice(agreed, { packageId: 1, people })).toBeUndefined();
  });

  test('another package has its own price', () => {
    expect(agreedPrice(agreed, { packageId: 2, people: 350 })).toBeUndefined();
    expect(
      agreedPrice({ ...agreed, packageId: null }, { packageId: 1, people: 350 }),
    ).toBeUndefined();
  });

  test('an agreed price without a known tier applies to the same number of people', () => {
    const unknown = { ...agreed, tier: undefined };
    expect(agreedPrice(unknown, { packageId: 1, people: 350 })).toBe(600);
    expect(agreedPrice(unknown, { packageId: 1, people: 351 })).toBeUndefined();
  });
});
