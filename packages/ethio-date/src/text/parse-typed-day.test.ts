import { describe, expect, test } from 'vitest';
import { addDaysIso, isoToEt } from '../calendar/iso-date.ts';
import { gregorianOf, isoToEpochDay } from '../calendar/gregorian.ts';
import { gregorianMonthNames, monthNames } from './names.ts';
import { nearestTypedDay, parseTypedDay } from './parse-typed-day.ts';

const today = '2026-11-23';
const read = (text: string) => parseTypedDay(text, { today });

describe('a day typed in short form', () => {
  test.each([
    ['16/5', '2027-01-24'],
    ['16.5.2019', '2027-01-24'],
    ['Tir 16', '2027-01-24'],
    ['16 ጥር', '2027-01-24'],
    ['፲፮ ጥር', '2027-01-24'],
    ['24 jan', '2027-01-24'],
    ['jan 24 2028', '2028-01-24'],
    ['24 ጃንዩ', '2027-01-24'],
    ['2027-1-24', '2027-01-24'],
    ['14/3', '2026-11-23'],
    ['13/3', '2027-11-23'],
    ['6/13', '2027-09-11'],
    ['ህዳር 20', '2026-11-29'],
    ['Hedar 20', '2026-11-29'],
    ['ሚያዚያ 5', '2027-04-13'],
    ['Tekemt 5', '2027-10-16'],
    ['Ter 16', '2027-01-24'],
    ['Genbot 3', '2027-05-11'],
    ['Gen 3', '2027-05-11'],
    ['ጥር 16 ቀን 2019 ዓ.ም', '2027-01-24'],
    ['ጥር 16 ዓ/ም 2019', '2027-01-24'],
    ['ቅዳሜ ጥር 15', '2027-01-23'],
    ['Saturday, Tir 15', '2027-01-23'],
    ['Sat 23 jan', '2027-01-23'],
    ['ጳጉሜ ፫', '2027-09-08'],
    ['16/5/2019 E.C.', '2027-01-24'],
    ['\u200e16/5\u200b', '2027-01-24'],
    ['2027-1-24\ufeff', '2027-01-24'],
  ])('%s is a day', (text, iso) => {
    expect(read(text)).toBe(iso);
  });

  test.each([
    ['nothing', ''],
    ['a day alone', '16'],
    ['a month that several begin with', '16 ma'],
    ['a month that is none', '16 foo'],
    ['a day that the month has not', '31/5'],
    ['a month too many', '5/14'],
    ['a sixth of Pagume in a year without one', '6/13/2018'],
    ['a day that is not', '2026-02-30'],
    ['more than a day', '16/5/2019/1'],
    ['two months', 'tir jan 16'],
    ['another weekday', 'ዓርብ ጥር 15'],
    ['two weekdays', 'Sat Sun Tir 15'],
    ['a weekday alone', 'ቅዳሜ 15'],
    ['a time', '9:05'],
    ['a year of two digits', '16/5/19'],
    ['a year of two digits, by a name', '12 Jan 27'],
    ['a year of two numerals', '፲፮ ጥር ፲፱'],
    ['a year of three digits', 'Tir 16 219'],
    ['a sum', '16+5'],
    ['a day below zero', '-16/5'],
    ['numbers of which one is none', '16,,5'],
    ['a day of another era', 'Tir 16 B.C.'],
    ['an Ethiopian month of the other era', 'ጥር 16 2019 እ.ኤ.አ'],
    ['numerals out of order', '፩፲ ጥር'],
  ])('%s is not a complete day yet', (_what, text) => {
    expect(read(text)).toBeNull();
  });

  test.each([
    ['16/5/19', '2027-01-24'],
    ['Tir 16 19', '2027-01-24'],
    ['፲፮ ጥር ፲፱', '2027-01-24'],
    ['24 Jan 27', '2027-01-24'],
    ['16/5/99', '2007-01-24'],
    ['24 Jan 76', '2076-01-24'],
    ['24 Jan 77', '1977-01-24'],
  ])('%s may be the nearest such day', (text, iso) => {
    expect(nearestTypedDay(text, { today })).toBe(iso);
  });

  test.each(['16/5', '16/5/2019', 'Tir 16 219', '6/13/18', 'Friday 16/5/19', '16', '16/5/9'])(
    '%s is no day with a two-digit year',
    (text) => {
      expect(nearestTypedDay(text, { today })).toBeNull();
    },
  );

  test.each(['en', 'am'] as const)(
    'every day of the coming year is read in both calendars, by numbers and by the names of %s',
    (locale) => {
      for (let days = 0; days < 354; days += 1) {
        const iso = addDaysIso(today, days);
        const et = isoToEt(iso);
        const gregorian = gregorianOf(isoToEpochDay(iso));
        const gregorianName = gregorianMonthNames[locale][gregorian.month - 1];
        expect(read(`${et.day}/${et.month}`)).toBe(iso);
        expect(read(`${monthNames[locale][et.month - 1]} ${et.day}`)).toBe(iso);
        expect(read(`${gregorian.day} ${gregorianName}`)).toBe(iso);
      }
    },
  );
});
