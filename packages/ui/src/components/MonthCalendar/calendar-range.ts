/** How far one can go: whole Ethiopian years, in both calendars alike. SPEC: D16 */
import { daysInMonth, etToIso, type IsoDate } from '@digis/ethio-date';
import type { CalendarWindow } from './calendar-window.ts';

export type YearRange = readonly [first: number, last: number];

export const rangeOfYears = ([first, last]: YearRange): CalendarWindow => ({
  from: etToIso({ year: first, month: 1, day: 1 }),
  to: etToIso({ year: last, month: 13, day: daysInMonth(last, 13) }),
});

export function within({ from, to }: CalendarWindow, iso: IsoDate): IsoDate {
  if (iso < from) return from;
  return iso > to ? to : iso;
}
