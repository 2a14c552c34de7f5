import { expect, test } from 'vitest';
import { dayName, otherMonths } from './month-words.ts';

test.each([
  ['ethiopic', '2026-09-21', 'en', 'Sep – Oct 2026'],
  ['ethiopic', '2026-09-08', 'en', 'Sep 2026'],
  ['ethiopic', '2027-01-01', 'en', 'Dec 2026 – Jan 2027'],
  ['ethiopic', '2026-09-21', 'am', 'ሴፕቴምበር – ኦክቶበር 2026'],
  ['gregory', '2026-10-15', 'en', 'Mes – Tik 2019'],
  ['gregory', '2026-09-21', 'am', 'ነሐሴ 2018 – መስከረም 2019'],
] as const)('the %s month of %s stands beside, in %s, %s', (calendar, iso, locale, text) => {
  expect(otherMonths(calendar, iso, locale)).toBe(text);
});

test('a day is named by the chosen calendar first, and never by an era that reads as a clock time', () => {
  expect(dayName('ethiopic', '2026-09-08', 'en', ', ')).toBe(
    'Tuesday, Pagume 3 2018, 8 September 2026',
  );
  expect(dayName('gregory', '2026-09-08', 'am', '፣ ')).toBe('ማክሰኞ፣ 8 ሴፕቴምበር 2026፣ ጳጉሜን 3 2018');
});
