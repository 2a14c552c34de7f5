import { expect, test } from 'vitest';
import { isMinOverMax, overlapped, sortedTiers, tierGaps, tierRows } from './tier-faults.ts';

const rows = (...spans: [number, number][]) =>
  tierRows(spans.map(([min, max]) => ({ min, max, value: 850 })));

test('tiers that share a number of people overlap, and the later one is told so', () => {
  expect(overlapped(rows([1, 100], [100, 200]), 1)).toBe(0);
  expect(overlapped(rows([1, 100], [101, 200]), 1)).toBe(-1);
});

test('what no tier covers between two of them is a gap', () => {
  expect(tierGaps(rows([201, 300], [1, 100]))).toEqual([{ min: 101, max: 200 }]);
  expect(tierGaps(rows([1, 100], [101, 200]))).toEqual([]);
});

test('a minimum over the maximum is a fault of its row alone', () => {
  const [row] = rows([200, 100]);
  expect(row && isMinOverMax(row)).toBe(true);
  expect(tierGaps(rows([200, 100]))).toEqual([]);
});

test('tiers are sorted by their minimum, with the unfinished last', () => {
  const unfinished = { id: 9, min: null, max: null, value: null };
  expect(sortedTiers([unfinished, ...rows([50, 60], [1, 2])]).map((row) => row.min)).toEqual([
    1,
    50,
    null,
  ]);
});
