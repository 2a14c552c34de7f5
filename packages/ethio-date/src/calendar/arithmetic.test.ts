import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/arithmetic.json' with { type: 'json' };
import { add, compare, until } from './arithmetic.ts';
import type { EtDate } from './ethio-date.ts';

const date = (year: number, month: number, day: number): EtDate => ({ year, month, day });

type Triple = [number, number, number];
interface Vector {
  op: string;
  from: Triple;
  to?: Triple;
  to2?: Triple;
  n: number;
}
const units: Record<string, 'days' | 'months' | 'years'> = {
  addDays: 'days',
  addMonths: 'months',
  addYears: 'years',
};

const all = vectors as Vector[];

describe('the vectors', () => {
  test.each(all.filter(({ to }) => to))('$op $n from $from is $to', ({ op, from, to, n }) => {
    expect(add(date(...from), { [units[op] ?? '']: n })).toEqual(date(...(to as Triple)));
  });

  test.each(all.filter(({ to2 }) => to2))('$op from $from to $to2 is $n', ({ from, to2, n }) => {
    expect(until(date(...from), date(...(to2 as Triple))).days).toBe(n);
  });
});

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

  test('on request, a day that the target month lacks is refused', () => {
    expect(() => add(date(2016, 12, 30), { months: 1 }, { overflow: 'reject' })).toThrow(
      RangeError,
    );
  });

  test.each([{ years: 0.5, months: 6.5 }, { months: Number.NaN }, { days: 1.5 }])(
    '%j is refused, because parts are whole numbers',
    (duration) => {
      expect(() => add(date(2016, 1, 1), duration)).toThrow(
        expect.objectContaining({ code: 'not-an-integer' }),
      );
    },
  );

  test('a date that does not exist is refused, not shifted', () => {
    expect(() => add(date(2016, 13, 6), { months: 1 })).toThrow(
      expect.objectContaining({ code: 'day-out-of-range' }),
    );
    expect(() => add(date(9999, 1, 1), { years: 1 })).toThrow(RangeError);
    expect(() => compare(date(2016, 13, 6), date(2016, 1, 1))).toThrow(RangeError);
  });
});

describe('measuring', () => {
  test.each([
    [date(2016, 1, 1), date(2017, 1, 1), 'days', { years: 0, months: 0, days: 365 }],
    [date(2017, 1, 1), date(2016, 1, 1), 'days', { years: 0, months: 0, days: -365 }],
    [date(2016, 1, 15), date(2016, 3, 10), 'months', { years: 0, months: 1, days: 25 }],
    [date(2015, 13, 6), date(2019, 13, 6), 'years', { years: 4, months: 0, days: 0 }],
    [date(2016, 1, 1), date(2018, 2, 4), 'years', { years: 2, months: 1, days: 3 }],
    [date(2018, 2, 4), date(2016, 1, 1), 'years', { years: -2, months: -1, days: -3 }],
    [date(2016, 12, 30), date(2016, 13, 5), 'months', { years: 0, months: 0, days: 5 }],
    [date(2017, 1, 30), date(2016, 13, 5), 'months', { years: 0, months: -1, days: 0 }],
    [date(2016, 1, 10), date(2016, 3, 10), 'months', { years: 0, months: 2, days: 0 }],
    [date(2016, 3, 10), date(2016, 1, 15), 'months', { years: 0, months: -1, days: -25 }],
    [date(2016, 3, 10), date(2016, 3, 10), 'years', { years: 0, months: 0, days: 0 }],
    [date(2016, 5, 1), date(2018, 4, 1), 'months', { years: 0, months: 25, days: 0 }],
  ] as const)('from %j to %j in %s is %j', (from, to, largestUnit, duration) => {
    expect(until(from, to, { largestUnit })).toEqual(duration);
  });

  test('the default unit is days', () => {
    expect(until(date(2016, 1, 1), date(2016, 3, 1))).toEqual({ years: 0, months: 0, days: 60 });
  });

  test('dates sort in calendar order', () => {
    const sorted = [date(2018, 13, 5), date(2019, 1, 1), date(2019, 1, 2), date(2019, 2, 1)];
    expect(sorted.toReversed().sort(compare)).toEqual(sorted);
    expect(compare(date(2018, 13, 5), date(2019, 1, 2))).toBe(-2);
    expect(compare(date(2019, 1, 2), date(2019, 1, 2))).toBe(0);
  });
});
