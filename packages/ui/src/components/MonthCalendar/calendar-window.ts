/** The six weeks that show a month: what to ask the server for, and what the grid draws. */
import {
  type Calendar,
  epochDayToIso,
  firstOfMonth,
  type IsoDate,
  monthGrid,
} from '@digis/ethio-date';

export interface CalendarWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The 42 days shown with the month that holds a date, as epoch days from a Sunday. */
export const windowDays = (calendar: Calendar, iso: IsoDate): number[] =>
  monthGrid(firstOfMonth(calendar, iso));

/** The first and the last day shown with the month that holds a date. */
export function calendarWindow(calendar: Calendar, iso: IsoDate): CalendarWindow {
  const days = windowDays(calendar, iso);
  return { from: epochDayToIso(days.at(0) ?? 0), to: epochDayToIso(days.at(-1) ?? 0) };
}
