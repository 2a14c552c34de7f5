/** Converts between Ethiopian dates and epoch days. Integer arithmetic only: no Date, no Intl. */
import { type EtDate, EthioDateError, LAST_YEAR } from './ethio-date.ts';
import { assertEtDate, assertInteger } from './queries.ts';

const DAYS_OF_4_YEARS = 1461;
/** Epoch day of Meskerem 1 of the year 1. */
const FIRST_DAY = -716_367;
const DAYS_OF_ALL_YEARS = 365 * LAST_YEAR + ((LAST_YEAR + 1) >> 2);

/**
 * Days since 1970-01-01 of an Ethiopian date.
 * @throws EthioDateError when the date does not exist
 * @example toEpochDay({ year: 2019, month: 1, day: 21 }) //=> 20727
 */
export function toEpochDay(date: EtDate): number {
  assertEtDate(date);
  const { year, month, day } = date;
  return FIRST_DAY + 365 * (year - 1) + (year >> 2) + 30 * (month - 1) + day - 1;
}

/**
 * The Ethiopian date of a day counted from 1970-01-01.
 * @throws EthioDateError outside the years 1-9999
 * @example fromEpochDay(20727) //=> { year: 2019, month: 1, day: 21 }
 */
export function fromEpochDay(epochDay: number): EtDate {
  assertInteger(epochDay);
  const days = epochDay - FIRST_DAY;
  if (days < 0 || days >= DAYS_OF_ALL_YEARS) {
    throw new EthioDateError('year-out-of-range', epochDay);
  }
  const year = ((4 * days + 1463) / DAYS_OF_4_YEARS) | 0;
  const dayOfYear = days - 365 * (year - 1) - (year >> 2);
  const month = (dayOfYear / 30) | 0;
  return { year, month: month + 1, day: dayOfYear - 30 * month + 1 };
}
