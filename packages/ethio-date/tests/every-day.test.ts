/** Compares every day with ICU, and arithmetic with Temporal. D16, spec:9 */
import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { add, fromEpochDay, toEpochDay, until } from '../src/core.ts';
import { epochDayToIso, gregorianOf, isoToEpochDay } from '../src/calendar/gregorian.ts';
import { gregorianToEpochDay } from '../src/calendar/gregorian-fields.ts';
import { todayIso } from '../src/calendar/today.ts';
import { seededRandom } from './seeded-random.ts';

const FIRST = isoToEpochDay('1583-01-01');
const LAST = isoToEpochDay('3000-12-31');

test("every day from 1583 to 3000 equals ICU's, in both directions", () => {
  const icu = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const differences: string[] = [];
  for (let day = FIRST; day <= LAST; day += 1) {
    const [month, date, year] = icu
      .format(day * 86_400_000)
      .split(/[/ ]/)
      .map(Number);
    const theirs = { year: year ?? 0, month: month ?? 0, day: date ?? 0 };
    const ours = fromEpochDay(day);
    const isSame =
      ours.year === theirs.year && ours.month === theirs.month && ours.day === theirs.day;
    if (!isSame || toEpochDay(theirs) !== day) differences.push(epochDayToIso(day));
  }
  expect(LAST - FIRST + 1).toBe(517_914);
  expect(differences).toEqual([]);
});

test('the days of the Ethiopian years 1 to 9999 are consecutive in both calendars', () => {
  const last = toEpochDay({ year: 9999, month: 13, day: 6 });
  let faults = 0;
  for (let day = toEpochDay({ year: 1, month: 1, day: 1 }); day <= last; day += 1) {
    if (toEpochDay(fromEpochDay(day)) !== day) faults += 1;
    if (gregorianToEpochDay(gregorianOf(day)) !== day) faults += 1;
  }
  expect(faults).toBe(0);
});

test('adding and measuring agree with Temporal', () => {
  const random = seededRandom(20_190_121);
  const pick = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const plain = (epochDay: number) =>
    Temporal.PlainDate.from(epochDayToIso(epochDay)).withCalendar('ethiopic');
  for (let round = 0; round < 2000; round += 1) {
    const [first, second] = [pick(-20_000, 60_000), pick(-20_000, 60_000)];
    const [a, b] = [plain(first), plain(second)];
    const duration = { years: pick(0, 9), months: pick(0, 30), days: pick(0, 90) };
    const sign = pick(0, 1) === 1 ? 1 : -1;
    const signed = {
      years: duration.years * sign || 0,
      months: duration.months * sign || 0,
      days: duration.days * sign || 0,
    };
    const theirs = a.add(signed);
    expect(toEpochDay(add(fromEpochDay(first), signed))).toBe(
      isoToEpochDay(theirs.withCalendar('iso8601').toString()),
    );
    for (const largestUnit of ['days', 'months', 'years'] as const) {
      const { years, months, days } = a.until(b, { largestUnit });
      expect(until(fromEpochDay(first), fromEpochDay(second), { largestUnit })).toEqual({
        years,
        months,
        days,
      });
    }
  }
});

test('today is the day in Addis Ababa in every time zone of the machine', () => {
  expect(todayIso({ now: new Date(2026, 8, 10).getTime(), offsetMinutes: localOffset() })).toBe(
    '2026-09-10',
  );
  expect(todayIso({ now: Date.UTC(2026, 8, 10, 21) })).toBe('2026-09-11');
});

/** Minutes east of UTC. */
function localOffset(): number {
  return -new Date(2026, 8, 10).getTimezoneOffset();
}
