import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TaxMode, taxOf } from './tax-of.ts';

const modes: readonly TaxMode[] = ['off', 'included', 'on_top'];

test('a tax on top is added to the amount', () => {
  expect(taxOf({ amount: 10_000_000, mode: 'on_top', rate: 15 })).toEqual({
    net: 10_000_000,
    vat: 1_500_000,
    total: 11_500_000,
  });
});

test('an included tax is taken out of the amount', () => {
  expect(taxOf({ amount: 22_000_000, mode: 'included', rate: 15 })).toEqual({
    net: 19_130_435,
    vat: 2_869_565,
    total: 22_000_000,
  });
});

test('half a santim of tax is rounded up', () => {
  expect(taxOf({ amount: 10, mode: 'on_top', rate: 15 }).vat).toBe(2);
  expect(taxOf({ amount: 9, mode: 'on_top', rate: 15 }).vat).toBe(1);
  expect(taxOf({ amount: 201, mode: 'included', rate: 0.5 }).vat).toBe(1);
});

test('without tax, the total is the amount', () => {
  expect(taxOf({ amount: 501, mode: 'off', rate: 15 })).toEqual({ net: 501, vat: 0, total: 501 });
});

test('net and tax add up to the total for every amount, mode and rate', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 100);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 13 }),
      fc.constantFrom(...modes),
      percent,
      (amount, mode, rate) => {
        const { net, vat, total } = taxOf({ amount, mode, rate });
        expect(net + vat).toBe(total);
        expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
        expect(mode === 'on_top' ? net : total).toBe(amount);
      },
    ),
  );
});
