import { expect, it, test } from 'vitest';
import { calendarWindow } from './calendar-window.ts';
import { dayName, monthLabel } from './month-words.ts';

test.each([
  ['ethiopic', '2026-09-21', '2026-09-06', '2026-10-17'],
  ['ethiopic', '2026-09-08', '2026-09-06', '2026-10-17'],
  ['gregory', '2026-09-21', '2026-08-30', '2026-10-10'],
] as const)(
  'in the %s calendar the month of %s is shown from %s to %s',
  (calendar, iso, from, to) => {
    expect(calendarWindow(calendar, iso)).toEqual({ from, to });
  },
);

test("a day's name has the chosen calendar first, and omits the era, which reads like a clock time", () => {
  expect(dayName('ethiopic', '2026-09-08', 'en', ', ')).toBe(
    'Tuesday, Pagume 3 2018, 8 September 2026',
  );
  expect(dayName('gregory', '2026-09-08', 'am', '፣ ')).toBe('ማክሰኞ፣ 8 ሴፕቴምበር 2026፣ ጳጉሜን 3 2018');
});

// D24
it('a month has its Amharic name, and in English its transcription', () => {
  expect(monthLabel(2, 'am')).toBe('ጥቅምት');
  expect(monthLabel(2, 'en')).toBe('ጥቅምት · Tikimt');
});

it('a month name of a language replaces both names', () => {
  expect(monthLabel(1, 'en', { monthNames: ['Fulbaana'] })).toBe('Fulbaana');
});
