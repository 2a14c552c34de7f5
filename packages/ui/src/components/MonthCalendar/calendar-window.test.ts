import { expect, test } from 'vitest';
import { calendarWindow } from './calendar-window.ts';

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
