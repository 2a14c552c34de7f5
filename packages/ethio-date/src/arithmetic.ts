/** Adding, comparing and measuring, with Temporal's option names. */
import { fromEpochDay, toEpochDay } from './conversion.ts';
import type { EtDate, IsoDate, OverflowOption } from './ethio-date.ts';
import { epochDayToIso, isoToEpochDay } from './gregorian.ts';
import { etDate } from './queries.ts';

export interface EtDuration {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/**
 * Adds years, then months (13 to a year), then days. A day that the reached month lacks becomes its last,
 * or is refused with `overflow: 'reject'`.
 * @throws EthioDateError outside the years 1-9999
 * @example add({ year: 2016, month: 12, day: 30 }, { months: 1 }) //=> { year: 2016, month: 13, day: 5 }
 */
export function add(
  date: EtDate,
  { years = 0, months = 0, days = 0 }: EtDuration,
  { overflow = 'constrain' }: OverflowOption = {},
): EtDate {
  const monthIndex = (date.year + years) * 13 + date.month - 1 + months;
  const year = Math.floor(monthIndex / 13);
  const moved = etDate(year, monthIndex - year * 13 + 1, date.day, { overflow });
  return days === 0 ? moved : fromEpochDay(toEpochDay(moved) + days);
}

/**
 * Negative, zero or positive, as a sort wants it.
 * @example compare({ year: 2018, month: 13, day: 5 }, { year: 2019, month: 1, day: 1 }) < 0 //=> true
 */
export const compare = (a: EtDate, b: EtDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/** Whole months from a to b, none of them counted before its day is reached; a is not after b. */
function wholeMonths(a: EtDate, b: EtDate): number {
  const months = (b.year - a.year) * 13 + b.month - a.month;
  return compare(add(a, { months }), b) > 0 || (months > 0 && a.day > b.day) ? months - 1 : months;
}

/**
 * The time from one date to another, negative when the second is earlier.
 * @example until({ year: 2016, month: 1, day: 1 }, { year: 2017, month: 1, day: 1 }) //=> { years: 0, months: 0, days: 365 }
 */
export function until(
  a: EtDate,
  b: EtDate,
  { largestUnit = 'days' }: { largestUnit?: 'years' | 'months' | 'days' } = {},
): Required<EtDuration> {
  if (compare(a, b) > 0) {
    const { years, months, days } = until(b, a, { largestUnit });
    return { years: 0 - years, months: 0 - months, days: 0 - days };
  }
  if (largestUnit === 'days') return { years: 0, months: 0, days: toEpochDay(b) - toEpochDay(a) };
  const months = wholeMonths(a, b);
  const days = toEpochDay(b) - toEpochDay(add(a, { months }));
  const years = largestUnit === 'years' ? Math.floor(months / 13) : 0;
  return { years, months: months - years * 13, days };
}

/**
 * The ISO date some days later (or earlier).
 * @throws EthioDateError for text that is no ISO date
 * @example addDaysIso('2027-09-11', 1) //=> '2027-09-12'
 */
export const addDaysIso = (iso: IsoDate, days: number): IsoDate =>
  epochDayToIso(isoToEpochDay(iso) + days);
