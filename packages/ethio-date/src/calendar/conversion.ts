/** Converts between Ethiopian dates and epoch days. Integer arithmetic only: no Date, no Intl. */
import { type EtDate, EthioDateError } from './ethio-date.ts';
import { assertEtDate, assertInteger } from './queries.ts';

/**
 * Days from Meskerem 1 of year 1 to 1970-01-01. The sum in `toEpochDay` counts from day 0 of month
 * 0 of year 0, which is 396 days before Meskerem 1 of year 1.
 */
const DAYS_BEFORE = 716_367;

/**
 * Days since 1970-01-01 of an Ethiopian date.
 * @throws EthioDateError when the date does not exist
 * @example toEpochDay({ year: 2019, month: 1, day: 21 }) //=> 20727
 */
export function toEpochDay(date: EtDate): number {
  assertEtDate(date);
  const { year, month, day } = date;
  return 365 * year + (year >> 2) + 30 * month + day - DAYS_BEFORE - 396;
}

/**
 * The Ethiopian date of an epoch day, counted from 1970-01-01.
 * @throws EthioDateError outside the years 1-9999
 * @example fromEpochDay(20727) //=> { year: 2019, month: 1, day: 21 }
 */
export function fromEpochDay(epochDay: number): EtDate {
  assertInteger(epochDay);
  const days = epochDay + DAYS_BEFORE;
  // The limit is the number of days in the years 1 to 9999, with a leap day every fourth year.
  if (days < 0 || days >= 3_652_135) {
    throw new EthioDateError('year-out-of-range', epochDay);
  }
  // Four years have 1461 days.
  const year = ((4 * days + 1463) / 1461) | 0;
  const dayOfYear = days - 365 * (year - 1) - (year >> 2);
  const month = (dayOfYear / 30) | 0;
  return { year, month: month + 1, day: dayOfYear - 30 * month + 1 };
}
