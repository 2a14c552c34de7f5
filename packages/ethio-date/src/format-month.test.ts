import { expect, test } from 'vitest';
import { formatMonth, formatMonthsBeside } from './index.ts';

test('a month is named in its own calendar, or as an app says it', () => {
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
] as const)('the %s month of %s stands beside, in %s, %s', (calendar, iso, locale, text) => {
  expect(formatMonthsBeside(calendar, iso, locale)).toBe(text);
});
