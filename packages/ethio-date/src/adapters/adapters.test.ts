import { EthiopicCalendar, toCalendar, parseDate } from '@internationalized/date';
import { Temporal } from 'temporal-polyfill/full';
import { describe, expect, test } from 'vitest';
import { etToIso, isoToEt } from '../calendar/iso-date.ts';
import { fromCalendarDate, toCalendarDate } from './internationalized.ts';
import { fromPlainDate, toPlainDate } from './temporal.ts';

const newYears = Array.from({ length: 201 }, (_, index) => ({
  year: 1893 + index,
  month: 1,
  day: 1,
}));

describe('CalendarDate', () => {
  test('every New Year from 1900 to 2100 is the same day in both libraries', () => {
    for (const date of newYears) {
      const theirs = toCalendar(parseDate(etToIso(date)), new EthiopicCalendar());
      expect(fromCalendarDate(theirs)).toEqual(date);
      expect(toCalendarDate(date).compare(theirs)).toBe(0);
    }
  });

  test('a date in another calendar is converted', () => {
    expect(fromCalendarDate(parseDate('2026-10-01'))).toEqual(isoToEt('2026-10-01'));
  });

  test('Pagume 6 of a common year is refused, not shifted', () => {
    expect(() => toCalendarDate({ year: 2016, month: 13, day: 6 })).toThrow(RangeError);
  });
});

describe('Temporal', () => {
  test('every New Year from 1900 to 2100 is the same day in both libraries', () => {
    for (const date of newYears) {
      const theirs = toPlainDate(date, Temporal);
      expect({ year: theirs.year, month: theirs.month, day: theirs.day }).toEqual(date);
      expect(fromPlainDate(theirs)).toEqual(date);
    }
  });

  test('Pagume 6 of a common year is refused', () => {
    expect(() => toPlainDate({ year: 2016, month: 13, day: 6 }, Temporal)).toThrow(RangeError);
  });

  test('an implementation without the Ethiopian calendar is refused', () => {
    const gregorianOnly = {
      PlainDate: {
        from: (iso: string) => {
          const plain = Temporal.PlainDate.from(iso);
          return { year: plain.year, day: plain.day, toString: () => iso, withCalendar };
        },
      },
    };
    function withCalendar(this: ReturnType<typeof gregorianOnly.PlainDate.from>) {
      return this;
    }
    expect(() => toPlainDate({ year: 2019, month: 1, day: 21 }, gregorianOnly)).toThrow(
      'does not know the Ethiopic calendar',
    );
  });
});
