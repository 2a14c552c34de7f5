/** Reads a day that is typed in short, in either calendar: `16/5`, `Tir 16`, `24 jan`. */
import { am } from '../languages/am.ts';
import { weekdayOf } from '../calendar/calendar.ts';
import { en } from '../languages/en.ts';
import type { CalendarDay, IsoDate } from '../calendar/ethio-date.ts';
import { gregorianOf, epochDayToIso, isoToEpochDay } from '../calendar/gregorian.ts';
import { gregorianToEpochDay } from '../calendar/gregorian-fields.ts';
import { etToIso, isIsoDate, isoToEt } from '../calendar/iso-date.ts';
import { foldName, withoutUnseen } from './homophones.ts';
import { gregorianMonthNames } from './names.ts';
import { isNumber, numberOf, tokensOf, weekdayPlace } from './parse.ts';

/** A month is known by its first letters, so that it need not be typed out. */
const FEWEST_LETTERS = 2;

type Reading = 'ethiopic' | 'gregory';

const languages = [am, en];
const inOrder = (names: readonly string[]) => names.map((name, at) => [name, at + 1] as const);

const names: Readonly<Record<Reading, readonly (readonly [string, number])[]>> = {
  ethiopic: languages.flatMap((l) => [...inOrder(l.months), ...Object.entries(l.otherMonths)]),
  gregory: [...inOrder(gregorianMonthNames.en), ...inOrder(gregorianMonthNames.am)],
};

interface NamedMonth {
  readonly calendar: Reading;
  readonly month: number;
}

/** Null where no month begins so, or several do. */
function monthOf(token: string): NamedMonth | null {
  const typed = foldName(token);
  if (Array.from(typed).length < FEWEST_LETTERS) return null;
  const found = (['ethiopic', 'gregory'] as const).flatMap((calendar) =>
    names[calendar].flatMap(([name, month]) => {
      const folded = foldName(name);
      return folded.startsWith(typed) ? [{ calendar, month, isWhole: folded === typed }] : [];
    }),
  );
  const whole = found.filter(({ isWhole }) => isWhole);
  const [first, ...others] = whole.length > 0 ? whole : found;
  const isOne = others.every(
    ({ calendar, month }) => calendar === first?.calendar && month === first.month,
  );
  return first !== undefined && isOne ? first : null;
}

const readers: Record<Reading, (date: CalendarDay) => IsoDate> = {
  ethiopic: etToIso,
  gregory: (date) => epochDayToIso(gregorianToEpochDay(date)),
};

/** Null where this throws: it is no day. */
function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Pagume 6 and 29 February come once in four years, and may be left out once more. */
const YEARS_AHEAD = 8;

function nextDay(today: IsoDate, calendar: Reading, day: Omit<CalendarDay, 'year'>) {
  const { year } = calendar === 'ethiopic' ? isoToEt(today) : gregorianOf(isoToEpochDay(today));
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const found = attempt(() => readers[calendar]({ ...day, year: year + ahead }));
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
  return attempt(() => readers[calendar]({ year, month, day }));
}

function isoOf(text: string): IsoDate | null {
  const [year = '', month = '', day = ''] = text.split('-');
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}
