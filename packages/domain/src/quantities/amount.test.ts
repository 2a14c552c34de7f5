import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { amountFor, formatQuantity, type Portion, quantityUnits } from './amount.ts';

const buffer = 5;

// S20
it.each([
  ['ዶሮ ወጥ', 0.35, 'kg', 158.1],
  ['ክትፎ', 0.25, 'kg', 112.9],
  ['ጥብስ', 0.2, 'kg', 90.3],
  ['ለስላሳ', 1.5, 'bottle', 678],
] as const)('430 guests need so much %s: %d %s each make %d', (_name, perGuest, unit, amount) => {
  expect(amountFor([{ guests: 430, perGuest }], { unit, buffer })).toBe(amount);
});

test("each event's amount is rounded up, and the total is their sum", () => {
  const three = [1, 1, 1].map((guests) => ({ guests, perGuest: 0.01 }));
  expect(amountFor(three, { unit: 'kg', buffer: 0 })).toBe(0.3);
  const two = [83, 83].map((guests) => ({ guests, perGuest: 0.333 }));
  expect(amountFor(two, { unit: 'kg', buffer })).toBe(58.2);
  expect(amountFor(two.slice(1), { unit: 'kg', buffer })).toBe(29.1);
  expect(amountFor([], { unit: 'kg', buffer })).toBe(0);
});

it.each([
  [0.35, '0.35'],
  [0.125, '0.125'],
  [90.3, '90.3'],
  [12_345, '12,345'],
])('%d is written %s', (amount, text) => {
  expect(formatQuantity(amount)).toBe(text);
});

const portions = fc.array(
  fc.record({
    guests: fc.integer({ min: 0, max: 200_000 }),
    perGuest: fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000),
  }),
  { maxLength: 20 },
);
const buffers = fc.integer({ min: 0, max: 100 });
const units = fc.constantFrom(...quantityUnits);

const exactOf = (all: readonly Portion[], percent: number): bigint =>
  all.reduce(
    (sum, { guests, perGuest }) => sum + BigInt(guests) * BigInt(Math.round(perGuest * 1000)),
    0n,
  ) * BigInt(100 + percent);

describe('an amount', () => {
  it('does not depend on the order of the events', () => {
    fc.assert(
      fc.property(portions, buffers, units, (all, percent, unit) => {
        const how = { unit, buffer: percent };
        expect(amountFor(all.toReversed(), how)).toBe(amountFor(all, how));
      }),
    );
  });

  it('is the exact sum of the amounts of its events', () => {
    fc.assert(
      fc.property(portions, buffers, units, (all, percent, unit) => {
        const how = { unit, buffer: percent };
        const tenths = all.reduce((sum, one) => sum + Math.round(amountFor([one], how) * 10), 0);
        expect(amountFor(all, how)).toBe(tenths / 10);
      }),
    );
  });

  it('is at least the exact sum, and exceeds it by less than one step per event', () => {
    fc.assert(
      fc.property(portions, buffers, units, (all, percent, unit) => {
        const exact = exactOf(all, percent);
        const tenths = BigInt(Math.round(amountFor(all, { unit, buffer: percent }) * 10));
        const step = unit === 'kg' || unit === 'l' ? 10_000n : 100_000n;
        expect(tenths * 10_000n).toBeGreaterThanOrEqual(exact);
        const most = step * BigInt(Math.max(all.length, 1));
        expect(tenths * 10_000n - exact).toBeLessThan(most);
      }),
    );
  });
});
