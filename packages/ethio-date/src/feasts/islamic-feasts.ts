/** Islamic feasts of an Ethiopian year: Umm al-Qura estimates, or observed days. */
import { newYearDay } from './bahire-hasab.ts';
import { fromEpochDay, toEpochDay } from '../calendar/conversion.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { corrections, feastKeys, firstFeastDays, MEAN_YEAR } from './generated/islamic-table.ts';
import { isLeapYear } from '../calendar/queries.ts';

export type IslamicFeastKey = (typeof feastKeys)[number];

export interface IslamicFeast {
  readonly key: IslamicFeastKey;
  readonly date: EtDate;
  /** True if the sighting of the moon may move it by one day. */
  readonly estimated: boolean;
}

export interface ObservedFeast {
  readonly key: IslamicFeastKey;
  readonly date: EtDate;
}

/** An observed feast replaces an estimate at most this many days away. */
const REACH = 5;

function* estimatesBetween(first: number, last: number): Generator<[IslamicFeastKey, number]> {
  const years = corrections.length / feastKeys.length;
  const from = Math.max(0, Math.floor((first - firstFeastDays[0]) / MEAN_YEAR) - 1);
  const to = Math.min(years - 1, Math.ceil((last - firstFeastDays[0]) / MEAN_YEAR));
  for (let year = from; year <= to; year += 1) {
    for (const [index, key] of feastKeys.entries()) {
      const mean = Math.floor((firstFeastDays[index] ?? 0) + year * MEAN_YEAR);
      const day = mean + Number(corrections[year * feastKeys.length + index]);
      if (day >= first && day <= last) yield [key, day];
    }
  }
}

/**
 * The Islamic feasts in an Ethiopian year; one can occur twice. Outside the years 1876-2165, which
 * the table covers, only `observed` feasts are known.
 * @throws EthioDateError outside the years 1-9999, or for an observed date that does not exist
 * @example islamicFeasts(2018).length //=> 3
 */
export function islamicFeasts(
  year: number,
  observed: readonly ObservedFeast[] = [],
): readonly IslamicFeast[] {
  const newYear = newYearDay(year);
  const lastDay = newYear + (isLeapYear(year) ? 365 : 364);
  const feasts = observed
    .filter(({ date }) => date.year === year)
    .map((feast) => ({ ...feast, estimated: false }));
  const isObserved = (key: IslamicFeastKey, day: number) =>
    observed.some((o) => o.key === key && Math.abs(toEpochDay(o.date) - day) <= REACH);
  const estimates: IslamicFeast[] = [];
  for (const [key, day] of estimatesBetween(newYear, lastDay)) {
    if (!isObserved(key, day)) estimates.push({ key, date: fromEpochDay(day), estimated: true });
  }
  return [...estimates, ...feasts];
}
