import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/factories.ts';
import { AppError } from '#base/errors.ts';
import { requirePrice } from './event-price.ts';

const weddingGold = {
  id: 1,
  name: 'Wedding Gold',
  terms: '',
  twin: null,
  created_at: new Date(0),
  items: [],
  tiers: [
    { min: 50, max: 200, value: 65_000 },
    { min: 201, max: 400, value: 60_000 },
    { min: 401, max: 1000, value: 55_000 },
  ],
};

const bare = { additional_price: 0, discount_amount: 0, advance_amount: 0 };

describe('the price of an event', () => {
  it.each([
    [50, 32_500],
    [200, 130_000],
    [201, 120_600],
    [350, 210_000],
    [400, 240_000],
    [401, 220_550],
    [1000, 550_000],
  ])('%i people cost %i birr', (num_of_people, birr) => {
    expect(requirePrice(buildEvent({ ...bare, num_of_people }), weddingGold).total).toBe(
      birr * 100,
    );
  });

  it.each([0, 1, 49, 1001])('a party of %i has no price and is refused', (num_of_people) => {
    expect(() => requirePrice(buildEvent({ ...bare, num_of_people }), weddingGold)).toThrow(
      AppError,
    );
  });

  it('the total is the sum of its parts, never negative, and covers the advance', () => {
    const birr = fc.integer({ min: 0, max: 30_000_000 }).map((santim) => santim / 100);
    const input = fc.record({
      num_of_people: fc.integer({ min: 0, max: 1_100 }),
      additional_price: birr,
      discount_amount: birr,
      advance_amount: birr,
      is_fixed: fc.boolean(),
      per_person: fc.option(birr),
      packageId: fc.constantFrom(1, 'custom' as const),
    });
    const check = fc.property(input, (fields) => {
      const offer = fields.packageId === 1 ? weddingGold : null;
      try {
        const price = requirePrice(buildEvent(fields), offer);
        const { base, additional_price, discount_amount, total, advance_amount } = price;
        expect(total).toBe(base + additional_price - discount_amount);
        expect(base).toBe(price.unit_price * (fields.is_fixed ? 1 : fields.num_of_people));
        expect(total).toBeGreaterThanOrEqual(0);
        expect(advance_amount).toBeLessThanOrEqual(total);
        expect(
          Object.values(price).every((part) => part === null || Number.isSafeInteger(part)),
        ).toBe(true);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    });
    fc.assert(check, { numRuns: 2_000 });
  });
});
