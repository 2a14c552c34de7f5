import {
  type Calendar,
  daysInMonth,
  epochDayToIso,
  etToIso,
  FIRST_YEAR,
  firstOfMonth,
  type IsoDate,
  LAST_YEAR,
  monthGrid,
} from '@digis/ethio-date';

export interface CalendarWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The 42 epoch days of a month's grid, from a Sunday. */
export const windowDays = (calendar: Calendar, iso: IsoDate): number[] =>
  monthGrid(firstOfMonth(calendar, iso));

export function calendarWindow(calendar: Calendar, iso: IsoDate): CalendarWindow {
  const days = windowDays(calendar, iso);
  return { from: epochDayToIso(days.at(0) ?? 0), to: epochDayToIso(days.at(-1) ?? 0) };
}

export type YearRange = readonly [first: number, last: number];

const defaultYears: YearRange = [1950, 2099];

/** Limits the years to those supported, less one year at both ends. */
export const usableYears = ([first, last]: YearRange = defaultYears): YearRange => [
  Number.isInteger(first)
    ? Math.min(Math.max(first, FIRST_YEAR + 1), LAST_YEAR - 1)
    : defaultYears[0],
  Number.isInteger(last)
    ? Math.min(Math.max(last, FIRST_YEAR + 1), LAST_YEAR - 1)
    : defaultYears[1],
];

/** D16 - limits to whole Ethiopian years in both calendars. */
export const rangeOfYears = ([first, last]: YearRange): CalendarWindow => ({
  from: etToIso({ year: first, month: 1, day: 1 }),
  to: etToIso({ year: last, month: 13, day: daysInMonth(last, 13) }),
});

export function within({ from, to }: CalendarWindow, iso: IsoDate): IsoDate {
  if (iso < from) return from;
  return iso > to ? to : iso;
}
