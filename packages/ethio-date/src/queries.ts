/** Questions about one date: leap year, length of its month, weekday, validity. */
import { EthioDateError, FIRST_YEAR, LAST_YEAR } from './ethio-date.ts';
import type { EtDate, EthioDateErrorCode, OverflowOption } from './ethio-date.ts';

/**
 * Whether Pagume has a sixth day in this Ethiopian year.
 * @example isLeapYear(2019) //=> true
 */
export const isLeapYear = (year: number): boolean => year % 4 === 3;

/**
 * The number of days in a month: 30, or 5 or 6 in month 13.
 * @example daysInMonth(2018, 13) //=> 5
 */
export const daysInMonth = (year: number, month: number): number =>
  month < 13 ? 30 : isLeapYear(year) ? 6 : 5;

/** The first rule that the three numbers break, or null. */
function faultOf(year: number, month: number, day: number): EthioDateErrorCode | null {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) {
    return 'not-an-integer';
  }
  if (year < FIRST_YEAR || year > LAST_YEAR) return 'year-out-of-range';
  if (month < 1 || month > 13) return 'month-out-of-range';
  return day < 1 || day > daysInMonth(year, month) ? 'day-out-of-range' : null;
}

/**
 * Whether the three numbers name a day that exists.
 * @example isValidEtDate({ year: 2018, month: 13, day: 6 }) //=> false
 */
export const isValidEtDate = ({ year, month, day }: EtDate): boolean =>
  faultOf(year, month, day) === null;

/** Throws an {@link EthioDateError} unless the date exists. */
export function assertEtDate(date: EtDate): void {
  const fault = faultOf(date.year, date.month, date.day);
  if (fault) throw new EthioDateError(fault, date);
}

/**
 * Makes a date. An impossible day is refused, or taken back to the month's last with `overflow: 'constrain'`.
 * @throws EthioDateError when the numbers name no day
 * @example etDate(2020, 13, 6, { overflow: 'constrain' }) //=> { year: 2020, month: 13, day: 5 }
 */
export function etDate(
  year: number,
  month: number,
  day: number,
  { overflow = 'reject' }: OverflowOption = {},
): EtDate {
  const date = { year, month, day };
  const fault = faultOf(year, month, day);
  if (fault === null) return date;
  if (overflow === 'constrain' && fault === 'day-out-of-range' && day > 0) {
    return { year, month, day: daysInMonth(year, month) };
  }
  throw new EthioDateError(fault, date);
}
