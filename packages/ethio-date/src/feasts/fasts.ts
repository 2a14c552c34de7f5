/** Fasts of the Ethiopian Orthodox Tewahedo Church: days without meat, milk and eggs. */
import { fasikaInYear, newYearDay } from './bahire-hasab.ts';
import { weekdayOf } from '../calendar/calendar.ts';
import { fromEpochDay, toEpochDay } from '../calendar/conversion.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { genaInYear, timketInYear } from './holidays.ts';

export type FastSeasonKey = keyof typeof seasons;
export type FastKey = FastSeasonKey | 'wednesdayFriday';

export interface FastSeason {
  readonly key: FastSeasonKey;
  readonly start: EtDate;
  /** The last day of the fast. */
  readonly end: EtDate;
  readonly days: number;
}

/** Days from Meskerem 1. */
const inYear = (month: number, day: number): number => (month - 1) * 30 + day - 1;
const WEDNESDAY = 3;
const FRIDAY = 5;
/** Days after Fasika without a fast on Wednesday and Friday. */
const DAYS_OF_JOY = 49;

type Span = readonly [first: number, last: number];
type SpanOf = (year: number, fasika: number) => Span;

/** First and last day of each season, in days from Meskerem 1. */
const seasons = {
  nebiyat: (year) => [inYear(3, 15), genaInYear(year) - 1],
  gahadTimket: (year) => [timketInYear(year) - 1, timketInYear(year) - 1],
  nineveh: (_year, fasika) => [fasika - 69, fasika - 67],
  abiyTsom: (_year, fasika) => [fasika - 55, fasika - 1],
  hawaryat: (_year, fasika) => [fasika + 50, inYear(11, 4)],
  filseta: () => [inYear(12, 1), inYear(12, 15)],
} as const satisfies Record<string, SpanOf>;

const seasonKeys = Object.keys(seasons).filter((key): key is FastSeasonKey => key in seasons);

/**
 * The fasting seasons of an Ethiopian year, in calendar order.
 * @throws EthioDateError outside the years 1-9999
 * @example fasts(2018)[3] //=> { key: 'abiyTsom', start: { year: 2018, month: 6, day: 9 }, end: { year: 2018, month: 8, day: 3 }, days: 55 }
 */
export function fasts(year: number): readonly FastSeason[] {
  const newYear = newYearDay(year);
  const fasika = fasikaInYear(year);
  return seasonKeys.map((key) => {
    const [first, last] = seasons[key](year, fasika);
    const start = fromEpochDay(newYear + first);
    return { key, start, end: fromEpochDay(newYear + last), days: last - first + 1 };
  });
}

/**
 * The fasts of a day: seasons, and every Wednesday and Friday except Gena, Timket and the fifty
 * days after Fasika.
 * @throws EthioDateError when the date does not exist
 * @example fastsOn({ year: 2018, month: 1, day: 2 }) //=> ['wednesdayFriday']
 */
export function fastsOn(date: EtDate): FastKey[] {
  const { year } = date;
  const epochDay = toEpochDay(date);
  const day = epochDay - newYearDay(year);
  const fasika = fasikaInYear(year);
  const held: FastKey[] = seasonKeys.filter((key) => {
    const [first, last] = seasons[key](year, fasika);
    return day >= first && day <= last;
  });
  const dayOfWeek = weekdayOf(epochDay);
  const isFeast =
    day === genaInYear(year) ||
    day === timketInYear(year) ||
    (day > fasika && day <= fasika + DAYS_OF_JOY);
  if ((dayOfWeek === WEDNESDAY || dayOfWeek === FRIDAY) && !isFeast) held.push('wednesdayFriday');
  return held;
}
