/** Reads a day that is typed in short, in either calendar: `16/5`, `Tir 16`, `24 jan`. */
import { am } from '../languages/am.ts';
import { en } from '../languages/en.ts';
import type { CalendarDay, IsoDate } from '../calendar/ethio-date.ts';
import { gregorianOf, epochDayToIso, isoToEpochDay } from '../calendar/gregorian.ts';
import { gregorianToEpochDay } from '../calendar/gregorian-fields.ts';
import { etToIso, isIsoDate, isoToEt } from '../calendar/iso-date.ts';
import { foldName } from './homophones.ts';
import { gregorianMonthNames } from './names.ts';
import { isNumber, numberOf, TOKEN } from './parse.ts';

/** A month is known by its first letters, so that it need not be typed out. */
const FEWEST_LETTERS = 2;

type Reading = 'ethiopic' | 'gregory';

const months: readonly (readonly [Reading, readonly string[]])[] = [
  ['ethiopic', en.months],
  ['ethiopic', am.months],
  ['gregory', gregorianMonthNames.en],
  ['gregory', gregorianMonthNames.am],
];

interface NamedMonth {
  readonly calendar: Reading;
  readonly month: number;
}

/** Null where no month begins so, or several do. */
function monthOf(token: string): NamedMonth | null {
  const typed = foldName(token);
  if (Array.from(typed).length < FEWEST_LETTERS) return null;
  const found = months.flatMap(([calendar, names]) =>
    names.flatMap((name, index) => {
      const folded = foldName(name);
      if (folded === typed) return [{ calendar, month: index + 1, isWhole: true }];
      return folded.startsWith(typed) ? [{ calendar, month: index + 1, isWhole: false }] : [];
    }),
  );
  const whole = found.filter(({ isWhole }) => isWhole);
  const [only, ...others] = whole.length > 0 ? whole : found;
  return only === undefined || others.length > 0 ? null : only;
}

const readers: Record<Reading, (date: CalendarDay) => IsoDate> = {
  ethiopic: etToIso,
  gregory: (date) => epochDayToIso(gregorianToEpochDay(date)),
};

function readDay(calendar: Reading, date: CalendarDay): IsoDate | null {
  try {
    return readers[calendar](date);
  } catch {
    return null;
  }
}

/** Pagume 6 and 29 February come once in four years, and may be left out once more. */
const YEARS_AHEAD = 8;

/**
 * The day, or null where the text is none yet: the Ethiopian day and month in numbers, or a month by its first letters
 * in either calendar, Amharic or English, with or without the year; or `YYYY-MM-DD`. Without a year it is the next such
 * day, `today` included.
 * @example parseTypedDay('16/5', { today: '2026-11-23' }) //=> '2027-01-24'
 * @example parseTypedDay('24 jan', { today: '2026-11-23' }) //=> '2027-01-24'
 */
export function parseTypedDay(
  text: string,
  { today }: { readonly today: IsoDate },
): IsoDate | null {
  if (/^\s*\d{4}-\d{1,2}-\d{1,2}\s*$/u.test(text)) return isoOf(text.trim());
  const tokens = text.match(TOKEN) ?? [];
  const words = tokens.filter((token) => !isNumber(token));
  const numbers = tokens.filter(isNumber).map(numberOf);
  if (words.length > 1) return null;
  const [word] = words;
  const named = word === undefined ? null : monthOf(word);
  if (word !== undefined && named === null) return null;
  const [day = 0, ...rest] = numbers;
  const { calendar, month } = named ?? { calendar: 'ethiopic' as const, month: rest.shift() ?? 0 };
  if (rest.length > 1) return null;
  const [year] = rest;
  if (year !== undefined) return readDay(calendar, { year, month, day });
  const first =
    calendar === 'ethiopic' ? isoToEt(today).year : gregorianOf(isoToEpochDay(today)).year;
  for (let ahead = 0; ahead <= YEARS_AHEAD; ahead += 1) {
    const found = readDay(calendar, { year: first + ahead, month, day });
    if (found !== null && found >= today) return found;
  }
  return null;
}

function isoOf(text: string): IsoDate | null {
  const [year = '', month = '', day = ''] = text.split('-');
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}
