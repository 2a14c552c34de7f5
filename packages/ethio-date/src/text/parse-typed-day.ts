import { am } from '../languages/am.ts';
import { weekdayOf } from '../calendar/calendar.ts';
import { en } from '../languages/en.ts';
import type { Calendar } from '../calendar/either-calendar.ts';
import type { CalendarDay, IsoDate } from '../calendar/ethio-date.ts';
import { gregorianOf, isoToEpochDay } from '../calendar/gregorian.ts';
import { isIsoDate, isoToEt } from '../calendar/iso-date.ts';
import { withoutUnseen } from './homophones.ts';
import { attempt, isoIn } from './iso-in.ts';
import { monthOf } from './month-of.ts';
import { isNumber, numberOf, tokensOf, weekdayPlace } from './parse.ts';

const languages = [am, en];

/** Pagume 6 and 29 February come every four years, and 29 February can be missing once. */
const YEARS_AHEAD = 8;

const yearOf = (today: IsoDate, calendar: Calendar): number =>
  (calendar === 'ethiopic' ? isoToEt(today) : gregorianOf(isoToEpochDay(today))).year;

function nextDay(
  today: IsoDate,
  calendar: Calendar,
  { month, day }: Pick<CalendarDay, 'month' | 'day'>,
) {
  const year = yearOf(today, calendar);
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const found = attempt(() => isoIn(calendar, { day, month, year: year + ahead }));
    if (found !== null && found >= today) return found;
  }
  return null;
}

interface Typed {
  readonly calendar: Calendar;
  readonly month: number;
  readonly day: number;
  readonly year: number | undefined;
  /** The year has two digits, or is a Geez numeral below 100. */
  readonly isShort: boolean;
  readonly weekday: number | undefined;
}

const LEAST_YEAR = 1000;
const CENTURY = 100;

/**
 * The typed day, or null if incomplete: Ethiopian day and month as numbers, or a month's first
 * letters in either calendar, Amharic or English, with or without a four-digit year; or
 * `YYYY-MM-DD`. Without a year it is the next such day, including `today`. A weekday must match.
 * @example parseTypedDay('16/5', { today: '2026-11-23' }) //=> '2027-01-24'
 * @example parseTypedDay('24 jan', { today: '2026-11-23' }) //=> '2027-01-24'
 * @example parseTypedDay('16/5/19', { today: '2026-11-23' }) //=> null
 */
export function parseTypedDay(
  text: string,
  { today }: { readonly today: IsoDate },
): IsoDate | null {
  const seen = withoutUnseen(text).trim();
  if (/^\d{4}-\d{1,2}-\d{1,2}$/u.test(seen)) return isoOf(seen);
  const typed = readTyped(seen);
  if (typed === null) return null;
  const { calendar, year, weekday } = typed;
  if (year === undefined) return onWeekday(nextDay(today, calendar, typed), weekday);
  return year < LEAST_YEAR ? null : dayIn({ ...typed, year });
}

/**
 * The day nearest to `today` that a text with a two-digit year can mean; null for other text.
 * Always ask the user to confirm it.
 * @example nearestTypedDay('16/5/19', { today: '2026-11-23' }) //=> '2027-01-24'
 */
export function nearestTypedDay(
  text: string,
  { today }: { readonly today: IsoDate },
): IsoDate | null {
  const typed = readTyped(withoutUnseen(text).trim());
  if (typed?.year === undefined || !typed.isShort) return null;
  const { calendar, year } = typed;
  const centuries = Math.round((yearOf(today, calendar) - year) / CENTURY);
  return dayIn({ ...typed, year: year + centuries * CENTURY });
}

function readTyped(text: string): Typed | null {
  const tokens = tokensOf(text) ?? [];
  const words = tokens.filter((token) => !isNumber(token));
  const isWeekday = (word: string) => weekdayPlace(word, languages) >= 0;
  const [weekday, ...otherWeekdays] = words.filter(isWeekday);
  const [word, ...otherWords] = words.filter((each) => !isWeekday(each));
  const named = word === undefined ? null : monthOf(word);
  const isUnknown = word !== undefined && named === null;
  if (isUnknown || otherWeekdays.length + otherWords.length > 0) return null;
  const numbers = tokens.filter(isNumber);
  const [day = 0, ...rest] = attempt(() => numbers.map(numberOf)) ?? [];
  const { calendar, month } = named ?? { calendar: 'ethiopic' as const, month: rest.shift() ?? 0 };
  const [year, ...more] = rest;
  if (more.length > 0) return null;
  const place = weekday === undefined ? undefined : weekdayPlace(weekday, languages);
  const isShort = /^(?:\d\d|[፩-፺]+)$/u.test(numbers.at(-1) ?? '');
  return { calendar, month, day, year, isShort, weekday: place };
}

const dayIn = ({ calendar, year, month, day, weekday }: Typed & { readonly year: number }) =>
  onWeekday(
    attempt(() => isoIn(calendar, { year, month, day })),
    weekday,
  );

const onWeekday = (found: IsoDate | null, weekday: number | undefined): IsoDate | null =>
  found !== null && (weekday === undefined || weekdayOf(isoToEpochDay(found)) === weekday)
    ? found
    : null;

function isoOf(text: string): IsoDate | null {
  const [year = '', month = '', day = ''] = text.split('-');
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}
