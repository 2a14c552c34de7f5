import { expect, it } from 'vitest';
import { periodOf } from '../../money/whole-periods.ts';
import { isTooLong, periodWords } from './periods.ts';

// 2026-10-01 is Meskerem 21, 2019.
const day = '2026-10-01';

it('a month is Ethiopian, and Nehase includes Pagume', () => {
  expect(periodOf('month', day)).toEqual({ from: '2026-09-11', to: '2026-10-10' });
  const nehase = { from: '2026-08-07', to: '2026-09-10' };
  expect(periodOf('month', day, -1)).toEqual(nehase);
  expect(periodOf('month', '2026-09-08')).toEqual(nehase);
  expect(periodOf('month', '2026-09-08', 1)).toEqual({ from: '2026-09-11', to: '2026-10-10' });
});

it('quarters are those of the fiscal year', () => {
  const first = periodOf('quarter', day);
  expect(first).toEqual({ from: '2026-07-08', to: '2026-10-10' });
  expect(periodWords('quarter', first, 'en')).toBe('Hamle 2018 – Meskerem 2019');
  expect(periodWords('quarter', periodOf('quarter', day, 1), 'en')).toBe('Tikimt – Tahsas 2019');
  expect(periodWords('quarter', periodOf('quarter', day, -1), 'en')).toBe('Miazia – Sene 2018');
});

it('a fiscal year runs from Hamle to Sene, a year from Meskerem to Pagume', () => {
  const fiscal = periodOf('fiscal', day);
  expect(fiscal).toEqual({ from: '2026-07-08', to: '2027-07-07' });
  expect(periodWords('fiscal', fiscal, 'en')).toBe('Hamle 2018 – Sene 2019');
  expect(periodOf('fiscal', '2026-07-07', 1)).toEqual(fiscal);
  const year = periodOf('year', day);
  expect(year).toEqual({ from: '2026-09-11', to: '2027-09-11' });
  expect(periodWords('year', year, 'am')).toBe('2019');
});

it('a period of ten years is refused', () => {
  expect(isTooLong({ from: '2016-10-01', to: '2026-09-30' })).toBe(false);
  expect(isTooLong({ from: '2016-10-01', to: '2026-10-02' })).toBe(true);
});
