/** The entry `./internationalized`: converts dates of `@internationalized/date`, an optional peer. */
import { type AnyCalendarDate, CalendarDate, EthiopicCalendar } from '@internationalized/date';
import { fromEpochDay } from '../calendar/conversion.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { assertEtDate } from '../calendar/queries.ts';

/** Julian day of 1970-01-01, as the peer counts whole days. */
const JULIAN_DAY_OF_EPOCH = 2_440_588;

/**
 * A CalendarDate of the Ethiopic calendar.
 * @throws EthioDateError when the date does not exist; the peer would silently use another day
 * @example toCalendarDate({ year: 2019, month: 13, day: 6 }).day //=> 6
 */
export function toCalendarDate(date: EtDate): CalendarDate {
  assertEtDate(date);
  return new CalendarDate(new EthiopicCalendar(), 'AM', date.year, date.month, date.day);
}

/**
 * The Ethiopian date of a CalendarDate in any calendar.
 * @throws EthioDateError outside the years 1-9999
 * @example fromCalendarDate(toCalendarDate({ year: 2019, month: 13, day: 6 })) //=> { year: 2019, month: 13, day: 6 }
 */
export const fromCalendarDate = (date: AnyCalendarDate): EtDate =>
  fromEpochDay(date.calendar.toJulianDay(date) - JULIAN_DAY_OF_EPOCH);
