import { describe, expect, test } from 'vitest';
import { weekday } from './calendar.ts';
import type { EtDate } from './ethio-date.ts';
import { clamp, eachDay, isAfter, isBefore, max, min } from './order.ts';
import { endOf, isSame, startOf } from './periods.ts';

const date = (year: number, month: number, day: number): EtDate => ({ year, month, day });

describe('periods', () => {
  test.each([
    [date(2019, 1, 21), 'week', date(2019, 1, 17), date(2019, 1, 23)],
    [date(2018, 13, 5), 'week', date(2018, 13, 1), date(2019, 1, 2)],
    [date(2019, 13, 6), 'month', date(2019, 13, 1), date(2019, 13, 6)],
    [date(2018, 13, 1), 'month', date(2018, 13, 1), date(2018, 13, 5)],
    [date(2019, 4, 30), 'month', date(2019, 4, 1), date(2019, 4, 30)],
    [date(2019, 4, 30), 'year', date(2019, 1, 1), date(2019, 13, 6)],
    [date(9999, 13, 6), 'year', date(9999, 1, 1), date(9999, 13, 6)],
    [date(1, 1, 1), 'month', date(1, 1, 1), date(1, 1, 30)],
  ] as const)('of %j the %s is from %j to %j', (day, period, start, end) => {
    expect([startOf(day, period), endOf(day, period)]).toEqual([start, end]);
  });

  test('a week starts on the given weekday', () => {
    const monday = { firstDay: 1 };
    expect(startOf(date(2019, 1, 17), 'week', monday)).toEqual(date(2019, 1, 11));
    expect(endOf(date(2019, 1, 17), 'week', monday)).toEqual(date(2019, 1, 17));
    expect(isSame(date(2019, 1, 17), date(2019, 1, 18), 'week')).toBe(true);
    expect(isSame(date(2019, 1, 17), date(2019, 1, 18), 'week', monday)).toBe(false);
  });

  test('the same month in two different years is not the same', () => {
    expect(isSame(date(2018, 13, 1), date(2019, 13, 1), 'month')).toBe(false);
    expect(isSame(date(2019, 13, 1), date(2019, 1, 1), 'year')).toBe(true);
    expect(isSame(date(2019, 1, 1), date(2019, 1, 1))).toBe(true);
    expect(isSame(date(2019, 1, 1), date(2019, 1, 2))).toBe(false);
  });

  test.each([
    () => startOf(date(2018, 13, 6), 'month'),
    () => endOf(date(2018, 13, 6), 'year'),
    () => isSame(date(2018, 13, 6), date(2018, 13, 5), 'month'),
    () => isBefore(date(2018, 13, 6), date(2019, 1, 1)),
    () => eachDay(date(2018, 13, 6), date(2019, 1, 1)),
  ])('a date that does not exist is refused: %s', (call) => {
    expect(call).toThrow('day-out-of-range: 2018-13-6');
  });

  test.each([
    () => startOf(date(1, 1, 1), 'week'),
    () => endOf(date(9999, 13, 6), 'week', { firstDay: (weekday(date(9999, 13, 6)) + 3) % 7 }),
  ])('a week that leaves the calendar is refused: %s', (call) => {
    expect(call).toThrow(expect.objectContaining({ code: 'year-out-of-range' }));
  });
});

describe('order', () => {
  const [first, second, third] = [date(2018, 13, 5), date(2019, 1, 1), date(2019, 2, 1)];

  test('a date is before later and after earlier dates, but not before or after itself', () => {
    expect([isBefore(first, second), isAfter(first, second)]).toEqual([true, false]);
    expect([isBefore(second, second), isAfter(second, second)]).toEqual([false, false]);
    expect([isBefore(third, second), isAfter(third, second)]).toEqual([false, true]);
  });

  test('the earliest and the latest of several dates are found, in any order', () => {
    expect(min(second, third, first)).toEqual(first);
    expect(max(second, third, first)).toEqual(third);
    expect(min(second)).toEqual(second);
    expect(max(second)).toEqual(second);
  });

  test('a date is clamped to two limits, and to the earlier limit if they are reversed', () => {
    expect(clamp(first, second, third)).toEqual(second);
    expect(clamp(second, first, third)).toEqual(second);
    expect(clamp(third, first, second)).toEqual(second);
    expect(clamp(second, third, first)).toEqual(third);
  });

  test('every day of a range is listed once, across years, and a reversed range is empty', () => {
    expect(eachDay(first, second)).toEqual([first, second]);
    expect(eachDay(second, second)).toEqual([second]);
    expect(eachDay(second, first)).toEqual([]);
    expect(eachDay(date(2019, 1, 1), date(2019, 13, 6))).toHaveLength(366);
  });
});
