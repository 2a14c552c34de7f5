/** Reads a day that is typed in short, in either calendar: `16/5`, `Tir 16`, `24 jan`. */
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

/** Pagume 6 and 29 February come once in four years, and may be left out once more. */
const YEARS_AHEAD = 8;

function nextDay(today: IsoDate, calendar: Calendar, day: Omit<CalendarDay, 'year'>) {
  const { year } = calendar === 'ethiopic' ? isoToEt(today) : gregorianOf(isoToEpochDay(today));
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const found = attempt(() => isoIn(calendar, { ...day, year: year + ahead }));
    if (found !== null && found >= today) return found;
  }
  return null;
}

/**
 * The day, or null where the text is none yet: the Ethiopian day and month in numbers, or a month by its first letters
 * in either calendar, Amharic or English, with or without the year; or `YYYY-MM-DD`. Without a year it is the next such
 * day, `today` included. A weekday has to be that of the day.
 * @example parseTypedDay('16/5', { today: '2026-11-23' }) //=> '2027-01-24'
 * @example parseTypedDay('24 jan', { today: '2026-11-23' }) //=> '2027-01-24'
 */
export function parseTypedDay(
  text: string,
  { today }: { readonly today: IsoDate },
): IsoDate | null {
  const seen = withoutUnseen(text).trim();
  if (/^\d{4}-\d{1,2}-\d{1,2}$/u.test(seen)) return isoOf(seen);
  const tokens = tokensOf(seen) ?? [];
  const words = tokens.filter((token) => !isNumber(token));
  const isWeekday = (word: string) => weekdayPlace(word, languages) >= 0;
  const [weekday, ...otherWeekdays] = words.filter(isWeekday);
  const [month, ...otherWords] = words.filter((word) => !isWeekday(word));
  if (otherWeekdays.length + otherWords.length > 0) return null;
  const numbers = attempt(() => tokens.filter(isNumber).map(numberOf));
  const found = numbers && dayOf(numbers, month, today);
  const isItsWeekday =
    weekday === undefined ||
    (found !== null && weekdayOf(isoToEpochDay(found)) === weekdayPlace(weekday, languages));
  return isItsWeekday ? found : null;
}

function dayOf(numbers: readonly number[], word: string | undefined, today: IsoDate) {
  const named = word === undefined ? null : monthOf(word);
  if (word !== undefined && named === null) return null;
  const [day = 0, ...rest] = numbers;
  const { calendar, month } = named ?? { calendar: 'ethiopic' as const, month: rest.shift() ?? 0 };
  const [year, ...more] = rest;
  if (more.length > 0) return null;
  if (year === undefined) return nextDay(today, calendar, { month, day });
  return attempt(() => isoIn(calendar, { year, month, day }));
}

function isoOf(text: string): IsoDate | null {
  const [year = '', month = '', day = ''] = text.split('-');
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}
