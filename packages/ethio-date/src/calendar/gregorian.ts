/** Converts Gregorian dates and ISO text to and from epoch days (days since 1970-01-01). */
import { type CalendarDay, type IsoDate, textError } from './ethio-date.ts';
import { assertInteger } from './queries.ts';

const DAYS_OF_4_YEARS = 1461;
const DAYS_OF_400_YEARS = 146_097;
/** Days from 0000-03-01 to 1970-01-01. Years begin in March, so that the leap day is their last. */
const MARCH_EPOCH = 719_468;

/** Does not validate the date. */
export function epochDayOf({ year, month, day }: CalendarDay): number {
  const isBeforeMarch = month < 3;
  const marchYear = isBeforeMarch ? year - 1 : year;
  const century = Math.floor(marchYear / 100);
  // Days before the month, in integers: every five months from March have 153 days.
  const dayOfYear = (979 * (isBeforeMarch ? month + 12 : month) - 2919) >> 5;
  const leapDays = (marchYear >> 2) - century + (century >> 2);
  return 365 * marchYear + leapDays + dayOfYear + day - 1 - MARCH_EPOCH;
}

/**
 * Year, month and day of an epoch day in the Gregorian calendar.
 * @throws EthioDateError `not-an-integer`
 * @example gregorianOf(20727) //=> { year: 2026, month: 10, day: 1 }
 */
export function gregorianOf(epochDay: number): CalendarDay {
  assertInteger(epochDay);
  const quarters = 4 * (epochDay + MARCH_EPOCH) + 3;
  const century = Math.floor(quarters / DAYS_OF_400_YEARS);
  const centuryQuarters = (quarters - century * DAYS_OF_400_YEARS) | 3;
  const yearOfCentury = (centuryQuarters / DAYS_OF_4_YEARS) | 0;
  const dayOfYear = (centuryQuarters - yearOfCentury * DAYS_OF_4_YEARS) >> 2;
  const marchMonth = ((5 * dayOfYear + 2) / 153) | 0;
  const day = dayOfYear - (((153 * marchMonth + 2) / 5) | 0) + 1;
  const year = 100 * century + yearOfCentury;
  return marchMonth < 10
    ? { year, month: marchMonth + 3, day }
    : { year: year + 1, month: marchMonth - 9, day };
}

/**
 * ISO date of an epoch day.
 * @throws EthioDateError `not-an-integer`
 * @example epochDayToIso(20727) //=> '2026-10-01'
 */
export function epochDayToIso(epochDay: number): IsoDate {
  const { year, month, day } = gregorianOf(epochDay);
  const digits = (n: number, width: number) => String(n).padStart(width, '0');
  const years = year > 9999 ? `+${digits(year, 6)}` : digits(year, 4);
  return `${years}-${digits(month, 2)}-${digits(day, 2)}`;
}

/**
 * Epoch day of an ISO date.
 * @throws EthioDateError `malformed-date` for other text and for days that do not exist
 * @example isoToEpochDay('2026-10-01') //=> 20727
 */
export function isoToEpochDay(iso: IsoDate): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const epochDay = epochDayOf({ year, month, day });
  // Only an existing day in canonical form formats back to the same text.
  if (!Number.isInteger(epochDay) || epochDayToIso(epochDay) !== iso) {
    throw textError('malformed-date', iso);
  }
  return epochDay;
}
