import { expect, test } from 'vitest';
import { om } from '../languages/om.ts';
import {
  type DateLanguage,
  dayPartIn,
  monthsIn,
  shortMonthsIn,
  shortWeekdaysIn,
  weekdaysIn,
} from './date-language.ts';
import {
  formatEtDate,
  formatEthiopianTime,
  formatGregorian,
  formatMonth,
  formatMonthsBeside,
  formatWesternTime,
} from './format.ts';
import { formatRange, formatRelative } from './spans.ts';

const oromo: DateLanguage = {
  months: om.months,
  weekdays: om.weekdays,
  gregorianMonths: ['Amajjii', 'Guraandhala'],
  noon: ['WD', 'WB'],
  dayParts: { morning: 'ganama' },
  patterns: { full: '{weekday}, {day} {month} {year}', ethiopianTime: '{part} {time}' },
};
const dayFirst: DateLanguage = {
  patterns: { brief: '{day} {month}', long: '{day} {month} {year}' },
};
const weddingDay = { year: 2019, month: 1, day: 21 };

test('a language formats its own months and weekdays in its own order', () => {
  expect(formatEtDate(weddingDay, 'full', oromo)).toBe('Kamisa, 21 Fulbaana 2019');
  expect(formatEtDate(weddingDay, 'medium', oromo)).toBe('Fulbaana 21, 2019');
  expect(formatGregorian('2026-01-15', 'medium', oromo)).toBe('15 Ama 2026');
  expect(formatMonth('ethiopic', '2026-10-01', oromo)).toBe('Fulbaana 2019');
  expect(formatEthiopianTime('08:15', oromo)).toBe('ganama 2:15');
  expect(formatWesternTime('15:00', oromo)).toBe('3:00 WB');
  expect(shortWeekdaysIn(oromo)[0]).toBe('Dil');
});

test('a language uses its fallback for each missing name', () => {
  expect(formatGregorian('2026-10-01', 'long', oromo)).toBe('1 October 2026');
  expect(monthsIn('gregory', oromo)).toHaveLength(12);
  expect(shortMonthsIn('gregory', oromo)[9]).toBe('Oct');
  expect(dayPartIn('evening', oromo)).toBe('in the evening');
  expect(formatMonthsBeside('ethiopic', '2026-10-01', oromo)).toBe('Sep – Oct 2026');
  expect(formatRelative(weddingDay, { ...weddingDay, day: 18 }, oromo)).toBe('in 3 days');
  expect(weekdaysIn({ fallback: 'am' })).toEqual(weekdaysIn('am'));
  expect(formatEtDate(weddingDay, 'full', { fallback: 'am' })).toBe('ሐሙስ፣ መስከረም 21 ቀን 2019 ዓ.ም.');
  expect(formatWesternTime('15:00', { fallback: 'am' })).toBe('15:00');
});

test('a range in a day-first language repeats the month', () => {
  const end = { ...weddingDay, day: 25 };
  expect(formatRange(weddingDay, end, 'long', 'en')).toBe('Meskerem 21 – 25, 2019 E.C.');
  expect(formatRange(weddingDay, end, 'long', dayFirst)).toBe(
    '21 Meskerem 2019 – 25 Meskerem 2019',
  );
});
