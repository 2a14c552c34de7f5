import { describe, expect, test } from 'vitest';
import { monthGrid, weekdayOf } from './calendar.ts';
import { toEpochDay } from './conversion.ts';
import { timeOfDay, today, todayIso } from './today.ts';

describe('today in Addis Ababa', () => {
  test.each([
    ['2026-09-10T20:59:59Z', '2026-09-10', { year: 2018, month: 13, day: 5 }, '23:59:59'],
    ['2026-09-10T21:00:00Z', '2026-09-11', { year: 2019, month: 1, day: 1 }, '00:00:00'],
    ['1969-12-31T20:59:59Z', '1969-12-31', { year: 1962, month: 4, day: 22 }, '23:59:59'],
  ])('at the instant %s the day is %s', (instant, iso, date, time) => {
    const now = Date.parse(instant);
    expect(todayIso({ now })).toBe(iso);
    expect(today({ now })).toEqual(date);
    expect(timeOfDay({ now })).toBe(time);
  });

  test('another place can be given by its UTC offset in minutes', () => {
    const now = Date.parse('2026-09-10T21:00:00Z');
    expect(todayIso({ now, offsetMinutes: 0 })).toBe('2026-09-10');
    expect(today({ now, offsetMinutes: -1260 })).toEqual({ year: 2018, month: 13, day: 5 });
    expect(timeOfDay({ now, offsetMinutes: 150 })).toBe('23:30:00');
  });

  test('an invalid timestamp is refused', () => {
    expect(() => today({ now: Number.NaN })).toThrow(RangeError);
    expect(() => todayIso({ now: Number.NaN })).toThrow(RangeError);
  });
});

describe('the month as a grid', () => {
  test.each([0, 1])('six weeks begin on weekday %d and hold the whole month', (firstDay) => {
    const first = toEpochDay({ year: 2019, month: 13, day: 1 });
    const grid = monthGrid(first, { firstDay });
    expect(grid).toHaveLength(42);
    expect(weekdayOf(grid[0] ?? 0)).toBe(firstDay);
    expect(grid).toEqual(expect.arrayContaining([first, first + 5]));
    expect(grid.indexOf(first)).toBeLessThan(7);
  });

  test('the days of the grid are consecutive, from Sunday by default', () => {
    const first = toEpochDay({ year: 2019, month: 1, day: 1 });
    const grid = monthGrid(first);
    expect(weekdayOf(grid[0] ?? 0)).toBe(0);
    expect(grid).toEqual(Array.from({ length: 42 }, (_, index) => first - 5 + index));
    expect(() => monthGrid(0.5)).toThrow(RangeError);
  });
});
