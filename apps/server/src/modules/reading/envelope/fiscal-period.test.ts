import { expect, it } from 'vitest';
import { etToIso } from '@digis/ethio-date';
import { periodOf, requireFiscalDays } from './fiscal-period.ts';

it('Hamle is the first period and Sene the twelfth, and Pagume counts with Nehase', () => {
  const periods = [11, 12, 13, 1, 2, 10].map((month) =>
    periodOf(etToIso({ year: 2018, month, day: 1 })),
  );
  expect(periods).toEqual([1, 2, 2, 3, 4, 12]);
});

it.each([
  ['2018-11', '2019-10', { from: '2026-07-08', to: '2027-07-07', year: 2019 }],
  // A leap year: six days of Pagume.
  ['2019-12', '2019-12', { from: '2027-08-07', to: '2027-09-11', year: 2020 }],
  ['2019-01', '2019-03', { from: '2026-09-11', to: '2026-12-09', year: 2019 }],
])('the months %s to %s are these days', (from, to, days) => {
  expect(requireFiscalDays({ from, to })).toEqual(days);
});
