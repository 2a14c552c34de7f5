import { expect, test } from 'vitest';
import { dayName } from './month-words.ts';

test('a day is named by the chosen calendar first, and never by an era that reads as a clock time', () => {
  expect(dayName('ethiopic', '2026-09-08', 'en', ', ')).toBe(
    'Tuesday, Pagume 3 2018, 8 September 2026',
  );
  expect(dayName('gregory', '2026-09-08', 'am', '፣ ')).toBe('ማክሰኞ፣ 8 ሴፕቴምበር 2026፣ ጳጉሜን 3 2018');
});
