import { weekdayOf } from '../calendar/calendar.ts';
import type { Calendar } from '../calendar/either-calendar.ts';
import type { IsoDate } from '../calendar/ethio-date.ts';
import { epochDayToIso, gregorianOf, isoToEpochDay } from '../calendar/gregorian.ts';
import { am } from '../languages/am.ts';
import { en } from '../languages/en.ts';
import { foldName, withoutUnseen } from './homophones.ts';
import { attempt, isoIn } from './iso-in.ts';
import { monthOf } from './month-of.ts';
import { isNumber, numberOf, tokensOf, weekdayPlace } from './parse.ts';

/** `either`: the column contains days of both calendars. */
export type ColumnCalendar = Calendar | 'either';

/**
 * `not-a-day`: no day, or a day without a year. `either-calendar`: possible in both calendars.
 * `date-cell`: in a column of Ethiopian days, a date into which a spreadsheet turned a typed text.
 */
export type DayFault = 'not-a-day' | 'no-such-day' | 'either-calendar' | 'date-cell';

export type DayRead =
  | { readonly ok: true; readonly day: IsoDate }
  | { readonly ok: false; readonly fault: DayFault };

export interface DayHabits {
  /** Month before day: `12/20/2026`. */
  readonly isMonthFirst?: boolean | undefined;
  /**
   * Meaning of a spreadsheet's date: that Gregorian day (`date`), or the numbers the user typed, as
   * they are (`typed`) or with day and month swapped (`turned`).
   * @default 'date'
   */
  readonly dateCells?: 'date' | 'typed' | 'turned' | undefined;
  /**
   * First year of the century of two-digit years, 2000 for `12/03/19`; without it they are refused.
   */
  readonly century?: number | undefined;
}

const languages = [am, en];
/** ዓ.ም., ዓመተ ምሕረት, E.C. */
const ETHIOPIAN_ERA = /(?<!\p{L})(?:[ዓዐአኣ]\s*[./]?\s*ም|[ዓዐአኣ]መተ\s*ም[ሕህኅ]ረት|E\.?\s?C)\.?(?!\p{L})/iu;
/** እ.ኤ.አ., G.C., A.D. */
const GREGORIAN_ERA =
  /(?<!\p{L})(?:[እዕ]\s*[./]?\s*[ኤዔ]\s*[./]?\s*[አኣዓዐ]|G\.?\s?C|A\.?\s?D)\.?(?!\p{L})/iu;
/** Some programs write a day as its midnight. */
const MIDNIGHT = /(?:[T ]00:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? ?AM)$/iu;
/** Ethiopic punctuation in place of a slash: `12።3።2019`. */
const BETWEEN_NUMBERS = /(?<=[\d፩-፼])\s*[።፡፣፤]\s*(?=[\d፩-፼])/gu;
/** A shorter beginning of a name may be a typing error. */
const FEWEST_LETTERS = 3;
/** First and last plausible day in the records of a business. */
const [FIRST, LAST] = ['1900-01-01', '2199-12-31'];

const refused = (fault: DayFault): DayRead => ({ ok: false, fault });

function monthNamed(word: string) {
  const found = monthOf(word);
  const folded = foldName(word);
  const isLong = Array.from(folded).length >= FEWEST_LETTERS;
  return found !== null && (isLong || found.folded === folded) ? found : null;
}

/** Accepts at most one month and one weekday (0 is Sunday); returns null for other words. */
function wordsOf(words: readonly string[]) {
  const places = words.map((word) => weekdayPlace(word, languages));
  const [weekday, ...otherDays] = places.filter((place) => place >= 0);
  const [name, ...otherNames] = words.filter((_word, at) => places[at] === -1);
  const month = name === undefined ? null : monthNamed(name);
  const isUnknown = name !== undefined && month === null;
  return isUnknown || otherDays.length + otherNames.length > 0 ? null : { weekday, month };
}

/** Expects a four-digit year first or last; returns null if a number is missing. */
function numbersOf(written: readonly string[], month: number | undefined, habits: DayHabits) {
  const isYear = (token = '') => /^\d{4}$/u.test(token) || /^[፩-፼]+$/u.test(token);
  const tokens = withCentury(written, habits.century);
  const numbers = attempt(() => tokens.map(numberOf));
  const isFirst = /^\d{4}$/u.test(tokens[0] ?? '') || (numbers?.[0] ?? 0) > 999;
  const yearAt = isFirst ? 0 : tokens.length - 1;
  const isShort = tokens.every((token, at) => at === yearAt || !/^\d{3,}$/u.test(token));
  if (numbers === null || tokens.length !== (month === undefined ? 3 : 2)) return null;
  if (!isYear(tokens[yearAt]) || !isShort) return null;
  const [first = 0, second = 0] = numbers.filter((_, at) => at !== yearAt);
  const year = numbers[yearAt] ?? 0;
  if (month !== undefined) return { year, month, day: first, isFirst };
  const isMonthFirst = isFirst || habits.isMonthFirst === true;
  return {
    year,
    month: isMonthFirst ? first : second,
    day: isMonthFirst ? second : first,
    isFirst,
  };
}

function withCentury(tokens: readonly string[], century: number | undefined): readonly string[] {
  const last = tokens.at(-1) ?? '';
  const isShort = /^\d{2}$/u.test(last) && !tokens.some((token) => /^\d{4}$/u.test(token));
  if (century === undefined || !isShort) return tokens;
  return [...tokens.slice(0, -1), String(century + Number(last))];
}

/** Epoch day of a spreadsheet's day 0. */
const SERIAL_EPOCH = -25_569;

function dayTyped(epochDay: number, calendar: Calendar, isTurned: boolean): DayRead {
  const { year, month, day } = gregorianOf(epochDay);
  const typed = isTurned ? { year, month: day, day: month } : { year, month, day };
  const found = attempt(() => isoIn(calendar, typed));
  return found === null ? refused('no-such-day') : { ok: true, day: found };
}

function dayOfSerial(serial: number, calendar: ColumnCalendar, { dateCells }: DayHabits): DayRead {
  const epochDay = Math.floor(serial) + SERIAL_EPOCH;
  if (calendar !== 'either' && (dateCells === 'typed' || dateCells === 'turned'))
    return dayTyped(epochDay, calendar, dateCells === 'turned');
  if (calendar === 'ethiopic') return refused('date-cell');
  const day = attempt(() => epochDayToIso(epochDay));
  if (day === null || day < FIRST || day > LAST) return refused('not-a-day');
  // A typed Ethiopian day would have the same number, so the calendar is unknown.
  const isBoth = calendar === 'either' && attempt(() => isoIn('ethiopic', gregorianOf(epochDay)));
  return isBoth ? refused('either-calendar') : { ok: true, day };
}

/**
 * The calendar that an era or a month's name indicates; undefined if they contradict each other.
 */
function calendarSaid(text: string, named: Calendar | undefined): Calendar | null | undefined {
  const said = new Set<Calendar>(named === undefined ? [] : [named]);
  if (ETHIOPIAN_ERA.test(text)) said.add('ethiopic');
  if (GREGORIAN_ERA.test(text)) said.add('gregory');
  return said.size > 1 ? undefined : ([...said][0] ?? null);
}

/**
 * The day of a cell: text with the day before the month, a four-digit year, digits of either script
 * and month names in Amharic or English, or `YYYY-MM-DD`; or a spreadsheet's day number. A month's
 * name or an era decides the calendar; otherwise the column does. In an Ethiopian column, text with
 * the year first may be in either calendar.
 * @example readDay('12/03/2018', 'ethiopic') //=> { ok: true, day: '2025-11-21' }
 * @example readDay('12/20/26', 'gregory', { isMonthFirst: true, century: 2000 }) //=> { ok: true, day: '2026-12-20' }
 * @example readDay('12/03/2018', 'either') //=> { ok: false, fault: 'either-calendar' }
 * @example readDay('6/13/2018', 'ethiopic') //=> { ok: false, fault: 'no-such-day' }
 */
export function readDay(
  cell: string | number,
  calendar: ColumnCalendar,
  habits: DayHabits = {},
): DayRead {
  if (typeof cell === 'number') return dayOfSerial(cell, calendar, habits);
  const seen = withoutUnseen(cell).trim().replace(MIDNIGHT, '').replaceAll(BETWEEN_NUMBERS, '/');
  if (/^\d{5}(?:\.\d+)?$/u.test(seen)) return dayOfSerial(Number(seen), calendar, habits);
  const bare = seen.replace(ETHIOPIAN_ERA, ' ').replace(GREGORIAN_ERA, ' ');
  const tokens = tokensOf(bare) ?? [];
  const words = wordsOf(tokens.filter((token) => !isNumber(token)));
  const numbers = words && numbersOf(tokens.filter(isNumber), words.month?.month, habits);
  const said = calendarSaid(seen, words?.month?.calendar);
  if (!words || !numbers || said === undefined) return refused('not-a-day');
  const unsaid = numbers.isFirst && calendar === 'ethiopic' ? 'either' : calendar;
  const asked = said ?? unsaid;
  const days = (asked === 'either' ? (['ethiopic', 'gregory'] as const) : [asked])
    .flatMap((one) => attempt(() => isoIn(one, numbers)) ?? [])
    .filter((day) => day >= FIRST && day <= LAST)
    .filter(
      (day) => words.weekday === undefined || weekdayOf(isoToEpochDay(day)) === words.weekday,
    );
  const [day, other] = days;
  if (day === undefined) return refused('no-such-day');
  return other === undefined ? { ok: true, day } : refused('either-calendar');
}
