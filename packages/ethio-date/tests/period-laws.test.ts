import { expect, test } from 'vitest';
import * as et from '../src/index.ts';
import type { EtDate } from '../src/index.ts';
import { seededRandom } from './seeded-random.ts';

const random = seededRandom(20_190_122);
const pick = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
// A week away from the ends, so that whole weeks are within the calendar.
const first = et.toEpochDay({ year: 1, month: 1, day: 8 });
const last = et.toEpochDay({ year: 9999, month: 12, day: 30 });
const dates = Array.from({ length: 3000 }, () => et.fromEpochDay(pick(first, last)));
const pairs = dates.map((date): [EtDate, EtDate] => [
  date,
  et.fromEpochDay(Math.min(last, Math.max(first, et.toEpochDay(date) + pick(-800, 800)))),
]);

test.each(['week', 'month', 'year'] as const)('a %s contains exactly its days', (period) => {
  for (const date of dates) {
    const options = { firstDay: pick(0, 6) };
    const [start, end] = [et.startOf(date, period, options), et.endOf(date, period, options)];
    expect(et.clamp(date, start, end)).toEqual(date);
    expect(et.startOf(start, period, options)).toEqual(start);
    expect(et.endOf(end, period, options)).toEqual(end);
    expect(et.isSame(start, end, period, options)).toBe(true);
    expect(et.isSame(et.add(end, { days: 1 }), date, period, options)).toBe(false);
    expect(et.isSame(et.add(start, { days: -1 }), date, period, options)).toBe(false);
  }
});

test("a week has seven days, a month 30 or Pagume's days, a year 365 or 366", () => {
  const lengthOf = (date: EtDate, period: 'week' | 'month' | 'year') =>
    et.compare(et.endOf(date, period), et.startOf(date, period)) + 1;
  for (const date of dates) {
    expect(lengthOf(date, 'week')).toBe(7);
    expect(lengthOf(date, 'month')).toBe(et.daysInMonth(date.year, date.month));
    expect(lengthOf(date, 'year')).toBe(et.isLeapYear(date.year) ? 366 : 365);
  }
});

test('exactly one of before, same and after holds for two dates, and min and max are one of each', () => {
  for (const [a, b] of pairs) {
    expect([et.isBefore(a, b), et.isSame(a, b), et.isAfter(a, b)].filter(Boolean)).toHaveLength(1);
    expect(et.isBefore(a, b)).toBe(et.isAfter(b, a));
    expect([et.min(a, b), et.max(b, a)].toSorted(et.compare)).toEqual([a, b].toSorted(et.compare));
  }
});

test('the days from one date to another are consecutive, and as many as the distance', () => {
  for (const [a, b] of pairs) {
    const days = et.eachDay(a, b);
    expect(days).toHaveLength(Math.max(0, et.until(a, b).days + 1));
    if (days.length === 0) continue;
    expect([days[0], days.at(-1)]).toEqual([a, b]);
    expect(days.every((day, at) => at === 0 || et.compare(day, days[at - 1] ?? day) === 1)).toBe(
      true,
    );
  }
});

test('a range is the same in either order, and ends like its last date formatted alone', () => {
  for (const [a, b] of pairs) {
    const style = (['full', 'long', 'medium', 'brief', 'short'] as const)[pick(0, 4)] ?? 'long';
    const locale = pick(0, 1) === 0 ? 'am' : 'en';
    const said = et.formatRange(a, b, style, locale);
    expect(said).toBe(et.formatRange(b, a, style, locale));
    const end = et.formatEtDate(et.max(a, b), style, locale);
    expect(end.endsWith(said.split(' – ').at(-1) ?? '-')).toBe(true);
  }
});
