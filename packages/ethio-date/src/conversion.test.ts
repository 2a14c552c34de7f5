import { describe, expect, test } from 'vitest';
import vectors from '../vectors/conversion.json' with { type: 'json' };
import invalid from '../vectors/invalid-ethiopic.json' with { type: 'json' };
import pagumeSix from '../vectors/pagume-six.json' with { type: 'json' };
import { weekdayOf } from './calendar.ts';
import { etToIso, fromEpochDay, isoToEt, toEpochDay } from './conversion.ts';
import { EthioDateError } from './ethio-date.ts';
import { epochDayToIso, isoToEpochDay } from './gregorian.ts';
import { etDate, isValidEtDate } from './queries.ts';

describe('conversion', () => {
  test.each(vectors)('$gregorian is the same day in both calendars', (vector) => {
    expect(isoToEpochDay(vector.gregorian)).toBe(vector.epochDay);
    expect(epochDayToIso(vector.epochDay)).toBe(vector.gregorian);
    expect(toEpochDay(vector.ethiopic)).toBe(vector.epochDay);
    expect(fromEpochDay(vector.epochDay)).toEqual(vector.ethiopic);
    expect(weekdayOf(vector.epochDay)).toBe(vector.weekday);
  });

  test.each(pagumeSix)('Pagume 6 exists in $year', ({ gregorian, ...date }) => {
    expect(etToIso(date)).toBe(gregorian);
    expect(isoToEt(gregorian)).toEqual(date);
  });

  test('every day from 1583 to 3000 is the day ICU says it is, both ways', () => {
    const icu = new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
    const differences: string[] = [];
    const last = isoToEpochDay('3000-12-31');
    for (let day = isoToEpochDay('1583-01-01'); day <= last; day += 1) {
      const ours = fromEpochDay(day);
      const isSame =
        icu.format(day * 86_400_000).startsWith(`${ours.month}/${ours.day}/${ours.year}`) &&
        toEpochDay(ours) === day;
      if (!isSame) differences.push(epochDayToIso(day));
    }
    expect(differences).toEqual([]);
  });

  test.each(invalid)('$year-$month-$day names no day and is refused', (date) => {
    expect(isValidEtDate(date)).toBe(false);
    expect(() => toEpochDay(date)).toThrow(EthioDateError);
    expect(() => etDate(date.year, date.month, date.day)).toThrow(RangeError);
  });

  test.each([
    [{ year: Number.NaN, month: 1, day: 1 }, 'not-an-integer'],
    [{ year: 2016, month: 1, day: 1.5 }, 'not-an-integer'],
    [{ year: 0, month: 1, day: 1 }, 'year-out-of-range'],
    [{ year: 10_000, month: 1, day: 1 }, 'year-out-of-range'],
    [{ year: 2016, month: 14, day: 1 }, 'month-out-of-range'],
    [{ year: 2016, month: 13, day: 6 }, 'day-out-of-range'],
  ])('%j is refused as %s, and the error carries the value', (value, code) => {
    expect(() => toEpochDay(value)).toThrow(expect.objectContaining({ code, value }));
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
  ])('ISO text %j is refused', (iso) => {
    expect(() => isoToEt(iso)).toThrow(
      expect.objectContaining({ code: 'malformed-date', value: iso }),
    );
  });

  test('the first and the last day of the range convert, and nothing beyond', () => {
    expect(isoToEt(etToIso({ year: 1, month: 1, day: 1 }))).toEqual({ year: 1, month: 1, day: 1 });
    const last = { year: 9999, month: 13, day: 6 };
    expect(isoToEt(etToIso(last))).toEqual(last);
    expect(() => fromEpochDay(toEpochDay(last) + 1)).toThrow(RangeError);
    expect(() => fromEpochDay(toEpochDay({ year: 1, month: 1, day: 1 }) - 1)).toThrow(RangeError);
    expect(() => fromEpochDay(0.5)).toThrow(RangeError);
  });
});
