import type { Calendar } from '../calendar/either-calendar.ts';
import type { CalendarDay, IsoDate } from '../calendar/ethio-date.ts';
import { epochDayToIso } from '../calendar/gregorian.ts';
import { gregorianToEpochDay } from '../calendar/gregorian-fields.ts';
import { etToIso } from '../calendar/iso-date.ts';

/** Returns null if `read` throws. */
export function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** @throws EthioDateError when the calendar has no such day */
export const isoIn = (calendar: Calendar, date: CalendarDay): IsoDate =>
  calendar === 'ethiopic' ? etToIso(date) : epochDayToIso(gregorianToEpochDay(date));
