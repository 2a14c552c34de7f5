/** Between the Ethiopian calendar, epoch days and ISO dates. Integer arithmetic only: no Date, no Intl. */
import { EthioDateError, LAST_YEAR } from './ethio-date.ts';
import type { EtDate, IsoDate } from './ethio-date.ts';
import { epochDayToIso, isoToEpochDay } from './gregorian.ts';
import { assertEtDate } from './queries.ts';

const DAYS_OF_4_YEARS = 1461;
/** Epoch day of Meskerem 1 of the year 1. */
const FIRST_DAY = -716_367;
const DAY_AFTER_LAST = FIRST_DAY + 365 * LAST_YEAR + Math.floor((LAST_YEAR + 1) / 4);

/**
 * Days since 1970-01-01 of an Ethiopian date.
 * @throws EthioDateError when the date does not exist
 * @example toEpochDay({ year: 2019, month: 1, day: 21 }) //=> 20727
 */
export function toEpochDay(date: EtDate): number {
  assertEtDate(date);
  const { year, month, day } = date;
  return FIRST_DAY + 365 * (year - 1) + Math.floor(year / 4) + 30 * (month - 1) + day - 1;
}

/**
 * The Ethiopian date of a day counted from 1970-01-01.
 * @throws EthioDateError outside the years 1-9999
 * @example fromEpochDay(20727) //=> { year: 2019, month: 1, day: 21 }
 */
export function fromEpochDay(epochDay: number): EtDate {
  if (!Number.isInteger(epochDay)) throw new EthioDateError('not-an-integer', epochDay);
  if (epochDay < FIRST_DAY || epochDay >= DAY_AFTER_LAST) {
    throw new EthioDateError('year-out-of-range', epochDay);
  }
  const days = epochDay - FIRST_DAY;
  const year = Math.floor((4 * days + 1463) / DAYS_OF_4_YEARS);
  const dayOfYear = days - 365 * (year - 1) - Math.floor(year / 4);
  return { year, month: Math.floor(dayOfYear / 30) + 1, day: (dayOfYear % 30) + 1 };
}

/**
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
 * @throws EthioDateError when the date does not exist
 * @example etToIso({ year: 2019, month: 13, day: 6 }) //=> '2027-09-11'
 */
export const etToIso = (date: EtDate): IsoDate => epochDayToIso(toEpochDay(date));
