/** The calls of the calendar. Spec 2.4. */
import type { IsoDate } from '@digis/ethio-date';
import { calendarWindow } from '@digis/ui';
import { readAhead, useRead } from '../../api/hooks.ts';
import { readCalendarChoice } from '../../browser/preferences.ts';
import { readToday } from '../../browser/use-today.ts';

const ONE_MINUTE = 60_000;

export interface CalendarWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Counts of the days in a window, and the events of today and tomorrow. */
export const useCalendar = (window: CalendarWindow) =>
  useRead('/get-calendar', { query: window, refreshInterval: ONE_MINUTE });

export const useEventsOfDay = (date: IsoDate) =>
  useRead('/event', { query: { date }, pick: (answer) => answer.events });

/** The month with its numbers, before the first render. */
export async function readMonthAhead(): Promise<void> {
  const isDayShown = new URLSearchParams(window.location.search).has('day');
  if (isDayShown) return;
  await readAhead('/get-calendar', calendarWindow(readCalendarChoice(), readToday()));
}
