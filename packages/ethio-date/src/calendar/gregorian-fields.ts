/** Validates Gregorian dates and converts them to and from Ethiopian dates. */
import { fromEpochDay, toEpochDay } from './conversion.ts';
import { type CalendarDay, type EtDate, EthioDateError, LAST_YEAR } from './ethio-date.ts';
import { epochDayOf, gregorianOf } from './gregorian.ts';
import { faultOf } from './queries.ts';

/** The Gregorian year is at most this many years ahead. */
const YEARS_AHEAD = 8;

const isGregorianLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const gregorianDaysInMonth = (year: number, month: number): number =>
  month === 2 ? (isGregorianLeapYear(year) ? 29 : 28) : 30 + ((month + (month >> 3)) & 1);

/**
 * Epoch day of a Gregorian date.
 * @throws EthioDateError when the date does not exist, or is outside the years 1-10007
 * @example gregorianToEpochDay({ year: 2026, month: 10, day: 1 }) //=> 20727
 */
export function gregorianToEpochDay(date: CalendarDay): number {
  const lastDay = gregorianDaysInMonth(date.year, date.month);
  const fault = faultOf(date, lastDay, 12, LAST_YEAR + YEARS_AHEAD);
  if (fault !== null) throw new EthioDateError(fault, date);
  return epochDayOf(date);
}

/**
 * The Ethiopian date of a Gregorian one.
 * @throws EthioDateError when the date does not exist, or is outside the Ethiopian years 1-9999
 * @example fromGregorian({ year: 2026, month: 10, day: 1 }) //=> { year: 2019, month: 1, day: 21 }
 */
export const fromGregorian = (date: CalendarDay): EtDate => fromEpochDay(gregorianToEpochDay(date));

/**
 * The Gregorian date of an Ethiopian one.
 * @throws EthioDateError when the date does not exist
 * @example toGregorian({ year: 2019, month: 1, day: 21 }) //=> { year: 2026, month: 10, day: 1 }
 */
export const toGregorian = (date: EtDate): CalendarDay => gregorianOf(toEpochDay(date));
