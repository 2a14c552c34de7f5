/** Adds, compares and measures dates, with Temporal's option names. */
import { fromEpochDay, toEpochDay } from './conversion.ts';
import type { EtDate, OverflowOption } from './ethio-date.ts';
import { assertEtDate, assertInteger, etDate } from './queries.ts';

export interface EtDuration {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/**
 * Adds years, then months (13 to a year), then days. A day that the month lacks becomes its last
 * day, or is rejected with `overflow: 'reject'`.
 * @throws EthioDateError for a date that does not exist, parts that are not whole, and outside the years 1-9999
 * @example add({ year: 2016, month: 12, day: 30 }, { months: 1 }) //=> { year: 2016, month: 13, day: 5 }
 */
export function add(
  date: EtDate,
  { years = 0, months = 0, days = 0 }: EtDuration,
  { overflow = 'constrain' }: OverflowOption = {},
): EtDate {
  assertEtDate(date);
  [years, months, days].forEach(assertInteger);
  const monthIndex = (date.year + years) * 13 + date.month - 1 + months;
  const year = Math.floor(monthIndex / 13);
  const moved = etDate(year, monthIndex - year * 13 + 1, date.day, { overflow });
  return fromEpochDay(toEpochDay(moved) + days);
}

/**
 * The difference in days, for sorting: negative if `a` is earlier.
 * @throws EthioDateError when a date does not exist
 * @example compare({ year: 2018, month: 13, day: 5 }, { year: 2019, month: 1, day: 1 }) //=> -1
 */
export const compare = (a: EtDate, b: EtDate): number => toEpochDay(a) - toEpochDay(b);

/**
 * The time from one date to another, negative if the second is earlier. As in Temporal, a month is
 * complete when the day of the first date is reached again.
 * @throws EthioDateError when a date does not exist
 * @example until({ year: 2016, month: 1, day: 1 }, { year: 2017, month: 1, day: 1 }) //=> { years: 0, months: 0, days: 365 }
 */
export function until(
  a: EtDate,
  b: EtDate,
  { largestUnit }: { largestUnit?: 'years' | 'months' | 'days' } = {},
): Required<EtDuration> {
  const sign = compare(b, a) < 0 ? -1 : 1;
  let months = 0;
  if (largestUnit && largestUnit !== 'days') {
    months = (b.year - a.year) * 13 + b.month - a.month;
    if ((a.day - b.day) * sign > 0) months -= sign;
  }
  const days = compare(b, add(a, { months }));
  const years = largestUnit === 'years' ? (months / 13) | 0 : 0;
  return { years, months: months - years * 13, days };
}
