import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/conversion.json' with { type: 'json' };
import invalid from '../../vectors/invalid-ethiopic.json' with { type: 'json' };
import pagumeSix from '../../vectors/pagume-six.json' with { type: 'json' };
import { weekday, weekdayOf } from './calendar.ts';
import { fromEpochDay, toEpochDay } from './conversion.ts';
import { EthioDateError } from './ethio-date.ts';
import {
  fromGregorian,
  gregorianDaysInMonth,
  gregorianToEpochDay,
  toGregorian,
} from './gregorian-fields.ts';
import { epochDayToIso, gregorianOf, isoToEpochDay } from './gregorian.ts';
import { addDaysIso, etToIso, isIsoDate, isoToEt } from './iso-date.ts';
import { daysInMonth, etDate, isLeapYear, isValidEtDate } from './queries.ts';

describe('conversion', () => {
  test.each(vectors)('$gregorian is the same day in both calendars', (vector) => {
    expect(isoToEpochDay(vector.gregorian)).toBe(vector.epochDay);
    expect(epochDayToIso(vector.epochDay)).toBe(vector.gregorian);
    expect(toEpochDay(vector.ethiopic)).toBe(vector.epochDay);
    expect(fromEpochDay(vector.epochDay)).toEqual(vector.ethiopic);
    expect(weekdayOf(vector.epochDay)).toBe(vector.weekday);
    expect(weekday(vector.ethiopic)).toBe(vector.weekday);
  });

  test.each(pagumeSix)('Pagume 6 exists in $year', ({ gregorian, ...date }) => {
    expect(etToIso(date)).toBe(gregorian);
    expect(isoToEt(gregorian)).toEqual(date);
  });

  test('every day from 1900 to 2100 survives both conversions, in order', () => {
    let expected = isoToEpochDay('1900-01-01');
    for (let year = 1900; year <= 2100; year += 1) {
      for (let month = 1; month <= 12; month += 1) {
        for (let day = 1; day <= gregorianDaysInMonth(year, month); day += 1) {
          const gregorian = { year, month, day };
          expect(gregorianToEpochDay(gregorian)).toBe(expected);
          expect(toGregorian(fromGregorian(gregorian))).toEqual(gregorian);
          expected += 1;
        }
      }
    }
    expect(expected - 1).toBe(isoToEpochDay('2100-12-31'));
  });

  test.each(invalid)('$year-$month-$day names no day and is refused', (date) => {
    expect(isValidEtDate(date)).toBe(false);
    expect(() => toEpochDay(date)).toThrow(EthioDateError);
    expect(() => etDate(date.year, date.month, date.day)).toThrow(RangeError);
  });

  test.each([
    [{ year: Number.NaN, month: 1, day: 1 }, 'not-an-integer'],
    [{ year: 2016, month: 1.5, day: 1 }, 'not-an-integer'],
    [{ year: Number.POSITIVE_INFINITY, month: 1, day: 1 }, 'not-an-integer'],
    [{ year: 2016, month: 1, day: 1.5 }, 'not-an-integer'],
    [{ year: 0, month: 1, day: 1 }, 'year-out-of-range'],
    [{ year: 10_000, month: 1, day: 1 }, 'year-out-of-range'],
    [{ year: 2016, month: 14, day: 1 }, 'month-out-of-range'],
    [{ year: 2016, month: 0, day: 1 }, 'month-out-of-range'],
    [{ year: 2016, month: 1, day: 0 }, 'day-out-of-range'],
    [{ year: 2016, month: 12, day: 31 }, 'day-out-of-range'],
    [{ year: 2016, month: 13, day: 6 }, 'day-out-of-range'],
  ])('%j is refused as %s, and the error carries the value', (value, code) => {
    expect(() => toEpochDay(value)).toThrow(expect.objectContaining({ code, value }));
    expect(isValidEtDate(value)).toBe(false);
  });

  test('an error has a name, a code and the value, even if that is not a number', () => {
    expect(() => fromEpochDay(1n as unknown as number)).toThrow(
      expect.objectContaining({ name: 'EthioDateError', message: 'not-an-integer: 1', value: 1n }),
    );
  });

  test.each([
    [{ year: 2026, month: 2, day: 29 }, 'day-out-of-range'],
    [{ year: 2100, month: 2, day: 29 }, 'day-out-of-range'],
    [{ year: 2026, month: 13, day: 1 }, 'month-out-of-range'],
    [{ year: 2026, month: 0, day: 1 }, 'month-out-of-range'],
    [{ year: 2026, month: 1, day: 0 }, 'day-out-of-range'],
    [{ year: 0, month: 1, day: 1 }, 'year-out-of-range'],
    [{ year: 10_008, month: 1, day: 1 }, 'year-out-of-range'],
    [{ year: 2026, month: 1, day: Number.NaN }, 'not-an-integer'],
  ])('the Gregorian %j is refused as %s', (value, code) => {
    expect(() => gregorianToEpochDay(value)).toThrow(expect.objectContaining({ code, value }));
    expect(() => fromGregorian(value)).toThrow(RangeError);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '26-01-01',
    '2026-04-31',
    '',
    'today',
    '2026-10-01T00:00',
    ' 2026-10-01',
    '2026-00-01',
    '2026-10-00',
    '+002026-10-1',
    '+12026-10-01',
    '-002026-10-01',
  ])('ISO text %j is refused', (iso) => {
    expect(() => isoToEt(iso)).toThrow(
      expect.objectContaining({ code: 'malformed-date', value: iso }),
    );
  });

  test.each([
    ['2000-02-29', 11_016],
    ['2400-02-29', 157_113],
    ['0000-03-01', -719_468],
    ['0000-02-29', -719_469],
    ['9999-12-31', 2_932_896],
    ['+010000-01-01', 2_932_897],
    ['+010008-02-29', 2_935_878],
  ])('%s is day %i since 1970, in both directions', (iso, epochDay) => {
    expect(isoToEpochDay(iso)).toBe(epochDay);
    expect(epochDayToIso(epochDay)).toBe(iso);
  });

  test('isIsoDate tells whether a text is a valid date', () => {
    expect(isIsoDate('2026-10-01')).toBe(true);
    expect(isIsoDate('2026-02-30')).toBe(false);
    expect(isIsoDate('0001-01-01')).toBe(false);
  });

  test('ISO dates cross the ends of months and years', () => {
    expect(addDaysIso('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDaysIso('2026-09-11', -1)).toBe('2026-09-10');
  });

  test('fractional days are refused everywhere', () => {
    for (const broken of [0.5, Number.NaN]) {
      for (const use of [fromEpochDay, gregorianOf, epochDayToIso, weekdayOf]) {
        expect(() => use(broken)).toThrow(expect.objectContaining({ code: 'not-an-integer' }));
      }
    }
  });

  test('the first and the last day of the range convert, and days beyond are refused', () => {
    expect(isoToEt(etToIso({ year: 1, month: 1, day: 1 }))).toEqual({ year: 1, month: 1, day: 1 });
    const last = { year: 9999, month: 13, day: 6 };
    expect(isoToEt(etToIso(last))).toEqual(last);
    expect(() => fromEpochDay(toEpochDay(last) + 1)).toThrow(RangeError);
    expect(() => fromEpochDay(toEpochDay({ year: 1, month: 1, day: 1 }) - 1)).toThrow(RangeError);
    expect(() => fromEpochDay(0.5)).toThrow(RangeError);
  });
});

describe('months and years', () => {
  test.each([
    [2019, 1, 30],
    [2019, 12, 30],
    [2019, 13, 6],
    [2018, 13, 5],
    [1, 13, 5],
    [9999, 13, 6],
  ])('year %i, month %i has %i days', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days);
  });

  // spec:9
  test('Pagume has its sixth day in the year before a year that four divides', () => {
    expect([2016, 2017, 2018, 2019, 2020].map(isLeapYear)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('a month or a year that does not exist is refused', () => {
    expect(() => daysInMonth(2019, 14)).toThrow(
      expect.objectContaining({ code: 'month-out-of-range' }),
    );
    expect(() => isLeapYear(2019.5)).toThrow(expect.objectContaining({ code: 'not-an-integer' }));
    expect(() => isLeapYear(0)).toThrow(expect.objectContaining({ code: 'year-out-of-range' }));
  });

  test('on request, an invalid day becomes the last day of the month', () => {
    const constrain = { overflow: 'constrain' } as const;
    expect(etDate(2018, 13, 6, constrain)).toEqual({ year: 2018, month: 13, day: 5 });
    expect(etDate(2018, 12, 31, constrain)).toEqual({ year: 2018, month: 12, day: 30 });
    expect(etDate(2018, 12, 7, constrain)).toEqual({ year: 2018, month: 12, day: 7 });
    expect(etDate(2019, 13, 6, constrain)).toEqual({ year: 2019, month: 13, day: 6 });
    expect(() => etDate(2018, 13, 6, { overflow: 'reject' })).toThrow(RangeError);
    expect(() => etDate(2018, 14, 6, constrain)).toThrow(RangeError);
    expect(() => etDate(2018, 13, 0, constrain)).toThrow(RangeError);
    expect(() => etDate(2018, 13, 5.5, constrain)).toThrow(RangeError);
  });
});
