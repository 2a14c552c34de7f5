/** The month with its numbers, before anything is drawn. */
import { calendarWindow } from '@digis/ui';
import { readCalendarChoice } from '../../session/preferences.ts';
import { readToday } from '../../session/use-today.ts';
import { readCalendarAhead } from './calendar-data.ts';

export const readMonthAhead = async () =>
  new URLSearchParams(window.location.search).has('day') ||
  readCalendarAhead(calendarWindow(readCalendarChoice(), readToday()));
