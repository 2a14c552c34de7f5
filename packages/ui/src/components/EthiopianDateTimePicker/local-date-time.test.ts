import { expect, test, vi } from 'vitest';
import { pickedOf, toLocalDateTime } from './local-date-time.ts';

test.each([
  ['2026-10-01', '15:00', '2026-10-01T15:00'],
  ['2026-10-01', '06:00', '2026-10-01T06:00'],
  ['2026-10-01', '01:00', '2026-10-02T01:00'],
  ['2026-12-31', '05:59', '2027-01-01T05:59'],
])('%s at %s is %s, and converts back', (day, time, value) => {
  expect(toLocalDateTime(day, time)).toBe(value);
  expect(pickedOf(value)).toEqual({ day, time });
});

test.each([
  '2026-02-30T15:00',
  '2026-10-01T24:00',
  '2026-10-01',
  '15:00',
  'T',
  '2026-10-01T15:00T',
])('%s is no date and time', (value) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(pickedOf(value)).toBeNull();
  log.mockRestore();
});
