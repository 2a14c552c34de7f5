/** ISO text to and from epoch days (whole days since 1970-01-01), in the proleptic Gregorian calendar. */
import { EthioDateError } from './ethio-date.ts';
import type { IsoDate } from './ethio-date.ts';

const DAYS_OF_400_YEARS = 146_097;
/** Days from 0000-03-01, where the arithmetic below begins its years, to 1970-01-01. */
const MARCH_EPOCH = 719_468;

export function gregorianDaysInMonth({ year, month }: { year: number; month: number }): number {
  if (month !== 2) return 30 + ((month + (month >> 3)) & 1);
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

const isGregorianDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= gregorianDaysInMonth({ year, month });

/**
 * Epoch day of an ISO date.
 * @throws EthioDateError `malformed-date` for other text and for days that do not exist
 * @example isoToEpochDay('2026-10-01') //=> 20727
 */
export function isoToEpochDay(iso: IsoDate): number {
  const match = /^(\d{4}|\+0\d{5})-(\d\d)-(\d\d)$/.exec(iso);
  const [year, month, day] = match
    ? [Number(match[1]), Number(match[2]), Number(match[3])]
    : [0, 0, 0];
  if (!isGregorianDay(year, month, day)) throw new EthioDateError('malformed-date', iso);
  const shifted = month < 3 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_400_YEARS + dayOfEra - MARCH_EPOCH;
}

/** Year, month and day in the Gregorian calendar. */
export function gregorianOf(epochDay: number): { year: number; month: number; day: number } {
  const shifted = epochDay + MARCH_EPOCH;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month < 3 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/**
 * ISO date of an epoch day.
 * @example epochDayToIso(20727) //=> '2026-10-01'
 */
export function epochDayToIso(epochDay: number): IsoDate {
  const { year, month, day } = gregorianOf(epochDay);
  const two = (n: number) => String(n).padStart(2, '0');
  const years = year > 9999 ? `+${String(year).padStart(6, '0')}` : String(year).padStart(4, '0');
  return `${years}-${two(month)}-${two(day)}`;
}
