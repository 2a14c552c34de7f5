// D59
import { expect, test } from 'vitest';
import {
  isFaulty,
  isMinOverMax,
  overlapped,
  sortedTiers,
  tierGaps,
  tierRows,
} from './tier-faults.ts';

const rows = (...spans: [number, number][]) =>
  tierRows(spans.map(([min, max]) => ({ min, max, value: 850 })));

test('tiers that share a number of people overlap, and the error is on the later one', () => {
  expect(overlapped(rows([1, 100], [100, 200]), 1)).toBe(0);
  expect(overlapped(rows([1, 100], [101, 200]), 1)).toBe(-1);
});

test('numbers of people that no tier covers between two tiers are a gap', () => {
  expect(tierGaps(rows([201, 300], [1, 100]))).toEqual([{ min: 101, max: 200 }]);
  expect(tierGaps(rows([1, 100], [101, 200]))).toEqual([]);
});

test('a minimum above the maximum is an error of that row only', () => {
  const [row] = rows([200, 100]);
  expect(row && isMinOverMax(row)).toBe(true);
  expect(tierGaps(rows([200, 100]))).toEqual([]);
});

test('tiers are sorted by minimum, with an unfinished one last', () => {
  const unfinished = { id: 9, min: null, max: null, value: null };
  expect(sortedTiers([unfinished, ...rows([50, 60], [1, 2])]).map((row) => row.min)).toEqual([
    1,
    50,
    null,
  ]);
});

test('complete prices without an overlap are valid, even with a gap', () => {
  expect(isFaulty(rows([1, 100], [201, 300]))).toBe(false);
  expect(isFaulty([])).toBe(true);
  expect(isFaulty(rows([1, 100], [100, 200]))).toBe(true);
  expect(isFaulty(rows([200, 100]))).toBe(true);
  expect(isFaulty([{ id: 0, min: 1, max: 2, value: null }])).toBe(true);
  expect(isFaulty([{ id: 0, min: 1, max: 2, value: 0 }])).toBe(true);
});
