/** The month with its numbers, before anything is drawn. */
import { calendarWindow } from '@digis/ui';
import { readCalendarChoice } from '../../browser/preferences.ts';
import { readToday } from '../../browser/use-today.ts';
import { readCalendarAhead } from './calendar-data.ts';

export async function readMonthAhead(): Promise<void> {
  const isDayShown = new URLSearchParams(window.location.search).has('day');
  if (isDayShown) return;
  await readCalendarAhead(calendarWindow(readCalendarChoice(), readToday()));
}
