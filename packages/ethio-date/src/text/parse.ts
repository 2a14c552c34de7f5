import { am } from '../languages/am.ts';
import { weekday } from '../calendar/calendar.ts';
import { en } from '../languages/en.ts';
import { type EtDate, textError } from '../calendar/ethio-date.ts';
import { fromGeez } from './geez.ts';
import { foldName, withoutUnseen } from './homophones.ts';
import type { LanguageNames } from '../languages/language.ts';
import { etDate } from '../calendar/queries.ts';

const TOKEN = /\d+|[፩-፼]+|\p{L}[\p{L}\p{M}.]*/gu;
/** Tokens, `0` for a number and `a` for a word, with at most one sign between two. */
const PLAIN = /^\s*(?:(?:0(?!0)|a)\s*[.,/፣፥፡፤–-]?\s*)*$/u;
/** Words to skip, beside numbers and for the era: ቀን, ዓ.ም., ዓ/ም, ዓመተ ምሕረት, E.C. */
const FILLERS = new Set(
  ['ቀን', 'ዕለት', 'ዓ.ም.', 'ዓ', 'ም', 'ዓመተ', 'ምሕረት', 'ዓመተምሕረት', 'E.C.', 'E', 'C'].map(foldName),
);

/** Cached, because a sheet has thousands of days. */
const places = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Index among a language's months or weekdays, or -1. */
function placeOf(
  token: string,
  names: readonly string[],
  others: Readonly<Record<string, number>>,
): number {
  const known =
    places.get(names) ??
    new Map([
      ...Object.entries(others).map(([name, place]) => [foldName(name), place - 1] as const),
      ...names.map((name, place) => [foldName(name), place] as const),
    ]);
  places.set(names, known);
  return known.get(foldName(token)) ?? -1;
}

function firstPlace(
  languages: readonly LanguageNames[],
  place: (language: LanguageNames) => number,
): number {
  return languages.map(place).find((index) => index >= 0) ?? -1;
}

/** Returns 0 for Sunday and -1 for an unknown word. */
export const weekdayPlace = (token: string, languages: readonly LanguageNames[]): number =>
  firstPlace(languages, (l) => placeOf(token, l.weekdays, l.otherWeekdays));

export const isNumber = (token: string): boolean => /^[\d፩-፼]/.test(token);
export const numberOf = (token: string): number =>
  token >= '፩' && token <= '፼' ? fromGeez(token) : Number(token);

/** Returns null if the text has separators that dates do not have: 16+5, 9:05. */
export function tokensOf(text: string): readonly string[] | null {
  const seen = withoutUnseen(text);
  const shape = seen.replace(TOKEN, (token) => (isNumber(token) ? '0' : 'a'));
  if (!PLAIN.test(shape)) return null;
  return (seen.match(TOKEN) ?? []).filter(
    (token) => isNumber(token) || !FILLERS.has(foldName(token)),
  );
}

/**
 * The Ethiopian date in a text: `day month year` in words or in numbers (day first); a weekday must
 * match. `languages` are those of the subpaths, by default Amharic and English.
 * @throws EthioDateError `malformed-date`, `unknown-name`, `wrong-weekday`, or the fault of a date that does not exist
 * @example parseEtDate('ሐሙስ፣ መስከረም ፳፩ ቀን ፳፻፲፱ ዓ.ም.') //=> { year: 2019, month: 1, day: 21 }
 */
export function parseEtDate(text: string, languages: readonly LanguageNames[] = [am, en]): EtDate {
  const numbers: number[] = [];
  let month = 0;
  let dayOfWeek = -1;
  const tokens = tokensOf(text);
  if (tokens === null) throw textError('malformed-date', text);
  for (const token of tokens) {
    if (isNumber(token)) numbers.push(numberOf(token));
    else {
      const monthPlace = firstPlace(languages, (l) => placeOf(token, l.months, l.otherMonths));
      const dayPlace = weekdayPlace(token, languages);
      if (monthPlace >= 0 && month === 0) month = monthPlace + 1;
      else if (dayPlace >= 0 && dayOfWeek < 0) dayOfWeek = dayPlace;
      else throw textError('unknown-name', token);
    }
  }
  if (month > 0) numbers.splice(1, 0, month);
  const [dayNumber = 0, monthNumber = 0, yearNumber = 0] = numbers;
  if (numbers.length !== 3) throw textError('malformed-date', text);
  const date = etDate(yearNumber, monthNumber, dayNumber);
  if (dayOfWeek >= 0 && weekday(date) !== dayOfWeek) throw textError('wrong-weekday', text);
  return date;
}
