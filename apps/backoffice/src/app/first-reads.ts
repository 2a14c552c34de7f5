/** What the page will show first, brought and read before anything is drawn, so that it is drawn once. */
import { calendarWindow } from '@digis/ui';
import { readCalendarAhead } from '../features/calendar/calendar-data.ts';
import { readCalendarChoice } from '../session/preferences.ts';
import { readToday } from '../session/use-today.ts';
import { canOf, readUserAhead } from '../session/user.tsx';
import { bringScreenAt } from './preload-parts.ts';

/** The month is worth waiting for where it is all but there: drawn without its numbers, it is drawn twice. */
const A_MOMENT = 50;

const moment = () => new Promise((pass) => void setTimeout(pass, A_MOMENT));

const isMonthShown = ({ pathname, search } = window.location) =>
  pathname === '/' && !new URLSearchParams(search).has('day');

async function readUserAndMonth() {
  try {
    const user = await readUserAhead();
    if (!canOf(user)('Calendar') || !isMonthShown()) return;
    const month = calendarWindow(readCalendarChoice(), readToday());
    await Promise.race([readCalendarAhead(month), moment()]);
  } catch {
    // The same call answers whoever shows it.
  }
}

/** Ends when who is signed in and the screen's code are there, or not: that is told by who shows it. */
export const readFirst = () =>
  Promise.all([readUserAndMonth(), bringScreenAt(window.location.pathname)]);
