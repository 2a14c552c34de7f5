import { describe, expect, test } from 'vitest';
import { add, addDaysIso, compare, until } from './arithmetic.ts';
import type { EtDate } from './ethio-date.ts';

const date = (year: number, month: number, day: number): EtDate => ({ year, month, day });

describe('adding', () => {
  test.each([
    [date(2016, 13, 5), { months: 1 }, date(2017, 1, 5)],
    [date(2016, 12, 30), { months: 1 }, date(2016, 13, 5)],
    [date(2016, 1, 1), { days: -1 }, date(2015, 13, 6)],
    [date(2015, 13, 6), { years: 4 }, date(2019, 13, 6)],
    [date(2015, 13, 6), { years: 1 }, date(2016, 13, 5)],
    [date(2015, 13, 6), { days: 1 }, date(2016, 1, 1)],
    [date(2017, 1, 1), { days: -1 }, date(2016, 13, 5)],
    [date(2019, 1, 10), { months: -1 }, date(2018, 13, 5)],
    [date(2019, 3, 11), { years: 1, months: 2, days: 3 }, date(2020, 5, 14)],
  ])('%j and %j is %j', (from, duration, to) => {
    expect(add(from, duration)).toEqual(to);
  });

  test('a day that the reached month lacks is refused on request', () => {
    expect(() => add(date(2016, 12, 30), { months: 1 }, { overflow: 'reject' })).toThrow(
      RangeError,
    );
  });

  test('ISO dates move over the ends of months and years', () => {
    expect(addDaysIso('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDaysIso('2026-09-11', -1)).toBe('2026-09-10');
  });
});

describe('measuring', () => {
  test.each([
    [date(2016, 1, 1), date(2017, 1, 1), 'days', { years: 0, months: 0, days: 365 }],
    [date(2017, 1, 1), date(2016, 1, 1), 'days', { years: 0, months: 0, days: -365 }],
    [date(2016, 1, 15), date(2016, 3, 10), 'months', { years: 0, months: 1, days: 25 }],
    [date(2015, 13, 6), date(2019, 13, 6), 'years', { years: 4, months: 0, days: 0 }],
    [date(2016, 1, 1), date(2018, 2, 4), 'years', { years: 2, months: 1, days: 3 }],
  ] as const)('from %j to %j in %s is %j', (from, to, largestUnit, duration) => {
    expect(until(from, to, { largestUnit })).toEqual(duration);
  });

  test('dates sort in the order of the calendar', () => {
    const sorted = [date(2018, 13, 5), date(2019, 1, 1), date(2019, 1, 2), date(2019, 2, 1)];
    expect(sorted.toReversed().sort(compare)).toEqual(sorted);
  });
});
