import { isoToEt } from '@digis/ethio-date';
import { expect, test } from 'vitest';
import { inOrder, presetRange } from './range-presets.ts';

/** Meskerem 11, 2019, a Monday. */
const monday = '2026-09-21';

test('this week is from Sunday to Saturday', () => {
  expect(presetRange('thisWeek', 'ethiopic', monday)).toEqual({
    from: '2026-09-20',
    to: '2026-09-26',
  });
  expect(presetRange('thisWeek', 'ethiopic', '2026-09-20').from).toBe('2026-09-20');
});

test('this month follows the leading calendar', () => {
  expect(presetRange('thisMonth', 'ethiopic', monday)).toEqual({
    from: '2026-09-11',
    to: '2026-10-10',
  });
  expect(presetRange('thisMonth', 'gregory', monday)).toEqual({
    from: '2026-09-01',
    to: '2026-09-30',
  });
});

test('the month before Meskerem is Pagume, with its five or six days', () => {
  const { from, to } = presetRange('lastMonth', 'ethiopic', monday);
  expect([from, to].map(isoToEt)).toEqual([
    { year: 2018, month: 13, day: 1 },
    { year: 2018, month: 13, day: 5 },
  ]);
});

test.each([
  // These days are Meskerem 11, 2019; Sene 30, 2018; Hamle 1, 2018.
  ['2026-09-21', 2018],
  ['2026-07-07', 2017],
  ['2026-07-08', 2018],
])('the fiscal year of %s begins on 1 Hamle %i and ends on 30 Sene', (today, year) => {
  const { from, to } = presetRange('thisFiscalYear', 'gregory', today);
  expect([from, to].map(isoToEt)).toEqual([
    { year, month: 11, day: 1 },
    { year: year + 1, month: 10, day: 30 },
  ]);
});

test('two chosen days form a range in either order', () => {
  expect(inOrder('2026-09-21', '2026-09-11')).toEqual({ from: '2026-09-11', to: '2026-09-21' });
});
