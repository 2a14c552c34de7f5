import { compare } from './arithmetic.ts';
import { fromEpochDay, toEpochDay } from './conversion.ts';
import type { EtDate } from './ethio-date.ts';

/**
 * True if the first date is earlier than the second.
 * @throws EthioDateError when a date does not exist
 * @example isBefore({ year: 2018, month: 13, day: 5 }, { year: 2019, month: 1, day: 1 }) //=> true
 */
export const isBefore = (a: EtDate, b: EtDate): boolean => compare(a, b) < 0;

/**
 * True if the first date is later than the second.
 * @throws EthioDateError when a date does not exist
 * @example isAfter({ year: 2018, month: 13, day: 5 }, { year: 2019, month: 1, day: 1 }) //=> false
 */
export const isAfter = (a: EtDate, b: EtDate): boolean => compare(a, b) > 0;

/**
 * The earliest of the dates.
 * @throws EthioDateError when a date does not exist
 * @example min({ year: 2019, month: 1, day: 1 }, { year: 2018, month: 13, day: 5 }) //=> { year: 2018, month: 13, day: 5 }
 */
export const min = (date: EtDate, ...others: readonly EtDate[]): EtDate =>
  others.reduce((best, other) => (compare(other, best) < 0 ? other : best), date);

/**
 * The latest of the dates.
 * @throws EthioDateError when a date does not exist
 * @example max({ year: 2019, month: 1, day: 1 }, { year: 2018, month: 13, day: 5 }) //=> { year: 2019, month: 1, day: 1 }
 */
export const max = (date: EtDate, ...others: readonly EtDate[]): EtDate =>
  others.reduce((best, other) => (compare(other, best) > 0 ? other : best), date);

/**
 * The date if it is within the limits, else the nearer limit. If the limits cross, the earliest
 * wins.
 * @throws EthioDateError when a date does not exist
 * @example clamp({ year: 2020, month: 1, day: 1 }, { year: 2018, month: 1, day: 1 }, { year: 2019, month: 13, day: 6 }) //=> { year: 2019, month: 13, day: 6 }
 */
export const clamp = (date: EtDate, earliest: EtDate, latest: EtDate): EtDate =>
  max(min(date, latest), earliest);

/**
 * Every day from one date to another, inclusive; empty if the second is earlier.
 * @throws EthioDateError when a date does not exist
 * @example eachDay({ year: 2018, month: 13, day: 5 }, { year: 2019, month: 1, day: 1 }) //=> [{ year: 2018, month: 13, day: 5 }, { year: 2019, month: 1, day: 1 }]
 */
export function eachDay(from: EtDate, to: EtDate): EtDate[] {
  const first = toEpochDay(from);
  // `Array.from` treats a negative length as 0.
  const length = toEpochDay(to) - first + 1;
  return Array.from({ length }, (_, index) => fromEpochDay(first + index));
}
