import { expect, test } from 'vitest';
import { shares } from './meter-shares.ts';

test('the remainder of a price is exact to the santim', () => {
  const { left, percent } = shares(60_000.3, [{ value: 20_000.1 }, { value: 10_000.1 }]);
  expect(left).toBe(30_000.1);
  expect(Math.round(percent(20_000.1))).toBe(33);
});

test('parts that exceed the whole fill the bar, and the remainder is negative', () => {
  const { left, percent } = shares(100, [{ value: 80 }, { value: 40 }]);
  expect(left).toBe(-20);
  expect(percent(80) + percent(40)).toBeCloseTo(100);
});

test('a negative or invalid part takes no share of the bar', () => {
  const { percent, filled } = shares(100, [{ value: -20 }, { value: Number.NaN }, { value: 50 }]);
  expect(filled).toBe(50);
  expect([-20, Number.NaN, 50].map(percent)).toEqual([0, 0, 50]);
});

test('a whole of zero gives no invalid width', () => {
  const { percent, scale } = shares(0, [{ value: 0 }]);
  expect([percent(0), scale]).toEqual([0, 1]);
});
