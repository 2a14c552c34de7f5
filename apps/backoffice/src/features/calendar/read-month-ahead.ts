import { calendarWindow } from '@digis/ui';
import { readAhead } from '../../api/hooks.ts';
import { readDayRules } from '../../api/queries/day-facts.ts';
import { readCalendarChoice } from '../../browser/preferences.ts';
import { readToday } from '../../browser/use-today.ts';
import { readStepsAhead } from './steps-place.tsx';

export async function readMonthAhead(): Promise<void> {
  if (window.location.search.includes('day=')) return;
  const month = readAhead('/get-calendar', calendarWindow(readCalendarChoice(), readToday()));
  await Promise.allSettled([month, readDayRules(), readStepsAhead(month)]);
}
