/** Reads the first data of the calendar before its first render, so that it is drawn at once and not part by part. */
import { calendarWindow } from '@digis/ui';
import { readAhead } from '../../api/hooks.ts';
import { readDayRules } from '../../api/queries/day-facts.ts';
import { readCalendarChoice } from '../../browser/preferences.ts';
import { readToday } from '../../browser/use-today.ts';
import { readStepsAhead } from './steps-place.tsx';

/** A read that fails here is repeated, and reported, when its data is shown. */
export async function readMonthAhead(): Promise<void> {
  // A day is shown.
  if (window.location.search.includes('day=')) return;
  const month = readAhead('/get-calendar', calendarWindow(readCalendarChoice(), readToday()));
  await Promise.allSettled([month, readDayRules(), readStepsAhead(month)]);
}
