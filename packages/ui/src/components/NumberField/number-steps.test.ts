import { expect, test } from 'vitest';
import { stepBy, valuesBeside } from './number-steps.ts';

const halves = { minValue: 0, maxValue: 10, step: 0.5 };

test.each([
  [2, 1, 2.5],
  [2, -1, 1.5],
  [2.3, 1, 2.5],
  [2.3, -1, 2],
  [0, -1, 0],
  [9.5, 10, 10],
  [12, 1, 10],
  [null, 1, 0],
  [null, -1, 0],
])('from %d, %d steps of a half lead to %d', (value, count, next) => {
  expect(stepBy(value, count, halves)).toBe(next);
});

test('steps are counted from the minimum, also below zero, and end at the maximum', () => {
  const threes = { minValue: -4, maxValue: 6, step: 3 };
  expect([null, -4, 2, 5].map((value) => stepBy(value, 1, threes))).toEqual([2, -1, 5, 5]);
  expect(stepBy(5, -10, threes)).toBe(-4);
});

test('sums of tenths are exact', () => {
  const tenths = { minValue: 0, maxValue: 1, step: 0.1 };
  const all = Array.from({ length: 10 }, (_, index) => (index + 1) / 10);
  expect(all.map((value) => valuesBeside(value, tenths))).toEqual(all.map(() => []));
  expect(stepBy(0.2, 1, tenths)).toBe(0.3);
});

test.each([
  [2.3, [2, 2.5]],
  [9.9, [9.5, 10]],
  [2.5, []],
])('beside %d are %j', (value, beside) => {
  expect(valuesBeside(value, halves)).toEqual(beside);
});

test('beyond the last step there is only one value', () => {
  expect(valuesBeside(9, { minValue: 0, maxValue: 9.5, step: 4 })).toEqual([8]);
});
