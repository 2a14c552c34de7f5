/** Queries on one date: leap year, length of the month, validity. */
import {
  type CalendarDay,
  type EtDate,
  EthioDateError,
  type EthioDateErrorCode,
  FIRST_YEAR,
  LAST_YEAR,
  type OverflowOption,
} from './ethio-date.ts';

export function assertInteger(value: number): void {
  if (!Number.isInteger(value)) throw new EthioDateError('not-an-integer', value);
}

/** The first violated rule in a calendar of `months` months, or null. */
export function faultOf(
  { year, month, day }: CalendarDay,
  lastDay: number,
  months = 13,
  lastYear = LAST_YEAR,
): EthioDateErrorCode | null {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) {
    return 'not-an-integer';
  }
  if (year < FIRST_YEAR || year > lastYear) return 'year-out-of-range';
  if (month < 1 || month > months) return 'month-out-of-range';
  return day < 1 || day > lastDay ? 'day-out-of-range' : null;
}

const lastDayOf = (year: number, month: number): number =>
  month < 13 ? 30 : year % 4 === 3 ? 6 : 5;

const etFaultOf = (date: EtDate): EthioDateErrorCode | null =>
  faultOf(date, lastDayOf(date.year, date.month));

export function assertEtDate(date: EtDate): void {
  const fault = etFaultOf(date);
  if (fault) throw new EthioDateError(fault, date);
}

/**
 * The number of days in a month: 30, or 5 or 6 in month 13.
 * @throws EthioDateError when the month does not exist
 * @example daysInMonth(2018, 13) //=> 5
 */
export const daysInMonth = (year: number, month: number): number =>
  etDate(year, month, 1) && lastDayOf(year, month);

/**
 * True if Pagume has a sixth day in this Ethiopian year.
 * @throws EthioDateError outside the years 1-9999
 * @example isLeapYear(2019) //=> true
 */
export const isLeapYear = (year: number): boolean => daysInMonth(year, 13) > 5;

/**
 * True if the three numbers are an existing day.
 * @example isValidEtDate({ year: 2018, month: 13, day: 6 }) //=> false
 */
export const isValidEtDate = (date: EtDate): boolean => !etFaultOf(date);

/**
 * Makes a date. A day past the end of its month is rejected or, with `overflow: 'constrain'`,
 * becomes the last day. Any other impossible date is rejected.
 * @throws EthioDateError when the day does not exist
 * @example etDate(2020, 13, 6, { overflow: 'constrain' }) //=> { year: 2020, month: 13, day: 5 }
 */
export function etDate(
  year: number,
  month: number,
  day: number,
  { overflow }: OverflowOption = {},
): EtDate {
  const lastDay = lastDayOf(year, month);
  const isPastLast = overflow === 'constrain' && Number.isInteger(day) && day > lastDay;
  const date = { year, month, day: isPastLast ? lastDay : day };
  assertEtDate(date);
  return date;
}
