import { expect, test } from 'vitest';
import { addMonthsIn, dayIn, firstOfMonth } from './either-calendar.ts';
import { isoToEpochDay } from './gregorian.ts';

test.each([
  ['ethiopic', '2026-09-08', { year: 2018, month: 13, day: 3 }],
  ['gregory', '2026-09-08', { year: 2026, month: 9, day: 8 }],
] as const)('a day can be read in the %s calendar', (calendar, iso, day) => {
  expect(dayIn(calendar, iso)).toEqual(day);
});

test.each([
  ['ethiopic', '2026-08-30', 1, '2026-09-10'],
  ['ethiopic', '2026-09-10', 1, '2026-09-15'],
  ['ethiopic', '2026-09-15', -1, '2026-09-10'],
  ['ethiopic', '2026-09-15', 13, '2027-09-16'],
  ['gregory', '2026-12-31', 2, '2027-02-28'],
  ['gregory', '2028-03-31', -1, '2028-02-29'],
  ['gregory', '2026-01-15', -1, '2025-12-15'],
] as const)('in the %s calendar, %s and %i months is %s', (calendar, iso, months, reached) => {
  expect(addMonthsIn(calendar, iso, months)).toBe(reached);
});

test('a month starts on its own first day in each calendar', () => {
  expect(firstOfMonth('ethiopic', '2026-09-21')).toBe(isoToEpochDay('2026-09-11'));
  expect(firstOfMonth('gregory', '2026-09-21')).toBe(isoToEpochDay('2026-09-01'));
});
