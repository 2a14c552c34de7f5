import { describe, expect, test } from 'vitest';
import { formatMonth, formatMonthsBeside } from '../index.ts';
import { formatEtDate, formatEthiopianTime, formatGregorian, formatWesternTime } from './format.ts';

const weddingDay = { year: 2019, month: 1, day: 21 };

describe('dates in words', () => {
  test.each([
    ['full', 'am', 'ሐሙስ፣ መስከረም 21 ቀን 2019 ዓ.ም.'],
    ['long', 'am', 'መስከረም 21 ቀን 2019 ዓ.ም.'],
    ['medium', 'am', 'መስከረም 21፣ 2019'],
    ['brief', 'am', 'መስከረም 21'],
    ['day', 'am', 'ሐሙስ፣ መስከረም 21'],
    ['short', 'am', '21/01/2019'],
    ['full', 'en', 'Thursday, Meskerem 21, 2019 E.C.'],
    ['long', 'en', 'Meskerem 21, 2019 E.C.'],
    ['medium', 'en', 'Meskerem 21, 2019'],
    ['day', 'en', 'Thursday, Meskerem 21'],
    ['short', 'en', '21/01/2019'],
  ] as const)('the Ethiopian date, %s in %s, is %s', (style, locale, text) => {
    expect(formatEtDate(weddingDay, style, locale)).toBe(text);
  });

  test('the months can be given other names', () => {
    const names = Array.from({ length: 13 }, (_, index) => `month ${index + 1}`);
    const said = { monthNames: names, numerals: 'ethi' } as const;
    expect(formatEtDate(weddingDay, 'long', 'en', said)).toBe('month 1 ፳፩, ፳፻፲፱ E.C.');
    expect(
      formatEtDate({ ...weddingDay, month: 13, day: 6 }, 'medium', 'am', { monthNames: names }),
    ).toBe('month 13 6፣ 2019');
  });

  test.each([
    ['full', 'am', 'ሐሙስ፣ 1 ኦክቶበር 2026'],
    ['medium', 'am', '1 ኦክቶበር 2026'],
    ['full', 'en', 'Thursday, 1 October 2026'],
    ['long', 'en', '1 October 2026'],
    ['medium', 'en', '1 Oct 2026'],
    ['brief', 'en', '1 Oct'],
    ['day', 'en', 'Thursday, 1 Oct'],
    ['short', 'en', '01/10/2026'],
  ] as const)('the Gregorian date, %s in %s, is %s', (style, locale, text) => {
    expect(formatGregorian('2026-10-01', style, locale)).toBe(text);
  });

  test('a date that does not exist is not formatted', () => {
    expect(() => formatEtDate({ year: 2018, month: 13, day: 6 }, 'long', 'am')).toThrow(RangeError);
    expect(() => formatGregorian('2026-02-30', 'long', 'en')).toThrow(RangeError);
  });
});

describe('times in words', () => {
  test.each([
    ['08:00', 'ከጠዋቱ 2:00 ሰዓት', '2:00 in the morning'],
    ['12:00', 'ከቀኑ 6:00 ሰዓት', '6:00 in the afternoon'],
    ['15:00', 'ከቀኑ 9:00 ሰዓት', '9:00 in the afternoon'],
    ['21:15', 'ከምሽቱ 3:15 ሰዓት', '3:15 in the evening'],
    ['04:00', 'ከሌሊቱ 10:00 ሰዓት', '10:00 at night'],
  ])('%s is formatted as %s and %s', (time, amharic, english) => {
    expect(formatEthiopianTime(time, 'am')).toBe(amharic);
    expect(formatEthiopianTime(time, 'en')).toBe(english);
  });

  test.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['15:00', '3:00 PM'],
  ])('%s is %s on the western clock', (time, english) => {
    expect(formatWesternTime(time, 'en')).toBe(english);
    expect(formatWesternTime(time, 'am')).toBe(time);
  });

  test('a time with seconds keeps them', () => {
    expect(formatWesternTime('15:00:07', 'en')).toBe('3:00:07 PM');
    expect(formatWesternTime('15:00:07', 'am')).toBe('15:00:07');
  });
});

describe('a time at night', () => {
  test.each([
    ['01:00', 'en', '1:00 AM Sunday'],
    ['01:00', 'am', '01:00 እሑድ'],
    ['00:00', 'en', '12:00 AM Sunday'],
    ['05:59', 'en', '5:59 AM Sunday'],
    ['06:00', 'en', '6:00 AM'],
    ['19:00', 'am', '19:00'],
  ] as const)('%s in %s of a picked Saturday is %s', (time, locale, text) => {
    expect(formatWesternTime(time, locale, '2026-12-05')).toBe(text);
  });

  test('a time without a date has no weekday', () => {
    expect(formatWesternTime('01:00', 'en')).toBe('1:00 AM');
  });
});

test("a month is formatted in its own calendar, or with an app's own names", () => {
  expect(formatMonth('gregory', '2026-10-01', 'am')).toBe('ኦክቶበር 2026');
  expect(formatMonth('ethiopic', '2026-09-08', 'en')).toBe('Pagume 2018');
  const said = { monthNames: ['First'] };
  expect(formatMonth('ethiopic', '2026-10-01', 'en', said)).toBe('First 2019');
  expect(formatMonth('gregory', '2026-10-01', 'en', said)).toBe('October 2026');
});

test.each([
  ['ethiopic', '2026-09-21', 'en', 'Sep – Oct 2026'],
  ['ethiopic', '2026-09-08', 'en', 'Sep 2026'],
  ['ethiopic', '2027-01-01', 'en', 'Dec 2026 – Jan 2027'],
  ['ethiopic', '2026-09-21', 'am', 'ሴፕቴምበር – ኦክቶበር 2026'],
  ['gregory', '2026-10-15', 'en', 'Mes – Tik 2019'],
  ['gregory', '2026-09-21', 'am', 'ነሐሴ 2018 – መስከረም 2019'],
] as const)('beside the %s month of %s, in %s, stands %s', (calendar, iso, locale, text) => {
  expect(formatMonthsBeside(calendar, iso, locale)).toBe(text);
});
