/** Between the Ethiopian calendar, epoch days and the Gregorian one. Integer arithmetic only: no Date, no Intl. */
import { EthioDateError, LAST_YEAR } from './ethio-date.ts';
import type { CalendarDay, EtDate, IsoDate } from './ethio-date.ts';
import { epochDayToIso, gregorianOf, gregorianToEpochDay, isoToEpochDay } from './gregorian.ts';
import { assertEtDate, assertInteger } from './queries.ts';

const DAYS_OF_4_YEARS = 1461;
/** Epoch day of Meskerem 1 of the year 1. */
const FIRST_DAY = -716_367;
const DAY_AFTER_LAST = FIRST_DAY + 365 * LAST_YEAR + ((LAST_YEAR + 1) >> 2);

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
  if (epochDay < FIRST_DAY || epochDay >= DAY_AFTER_LAST) {
    throw new EthioDateError('year-out-of-range', epochDay);
  }
  const days = epochDay - FIRST_DAY;
  const year = ((4 * days + 1463) / DAYS_OF_4_YEARS) | 0;
  const dayOfYear = days - 365 * (year - 1) - (year >> 2);
  const month = (dayOfYear / 30) | 0;
  return { year, month: month + 1, day: dayOfYear - 30 * month + 1 };
}

/**
 * The Ethiopian date of a Gregorian one.
 * @throws EthioDateError when the date does not exist, or lies outside the Ethiopian years 1-9999
 * @example fromGregorian({ year: 2026, month: 10, day: 1 }) //=> { year: 2019, month: 1, day: 21 }
 */
export const fromGregorian = (date: CalendarDay): EtDate => fromEpochDay(gregorianToEpochDay(date));

/**
 * The Gregorian date of an Ethiopian one.
 * @throws EthioDateError when the date does not exist
 * @example toGregorian({ year: 2019, month: 1, day: 21 }) //=> { year: 2026, month: 10, day: 1 }
 */
export const toGregorian = (date: EtDate): CalendarDay => gregorianOf(toEpochDay(date));

/**
 * The Ethiopian date of an ISO date.
 * @throws EthioDateError for text that is no ISO date
 * @example isoToEt('2026-10-01') //=> { year: 2019, month: 1, day: 21 }
 */
export const isoToEt = (iso: IsoDate): EtDate => fromEpochDay(isoToEpochDay(iso));

/**
 * Whether text is an ISO date that the Ethiopian calendar reaches as well.
 * @example isIsoDate('2026-02-30') //=> false
 */
export function isIsoDate(text: string): boolean {
  try {
    isoToEt(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The ISO date of an Ethiopian date.
 * @throws EthioDateError when the date does not exist
 * @example etToIso({ year: 2019, month: 13, day: 6 }) //=> '2027-09-11'
 */
export const etToIso = (date: EtDate): IsoDate => epochDayToIso(toEpochDay(date));
