import { compare, until } from '../calendar/arithmetic.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { type DateLocale, knownLocale, patternIn } from './date-language.ts';
import { type DateStyle, type EtDateWords, formatEtDate } from './format.ts';
import type { Locale } from './names.ts';

/**
 * Two dates as a range, the earlier one first; a shared month or year is written once. `full` and
 * `short` write both dates in full.
 * @throws EthioDateError when a date does not exist
 * @example formatRange({ year: 2019, month: 1, day: 1 }, { year: 2019, month: 1, day: 5 }, 'long', 'am') //=> 'መስከረም 1 – 5 ቀን 2019 ዓ.ም.'
 */
export function formatRange(
  a: EtDate,
  b: EtDate,
  style: DateStyle,
  locale: DateLocale,
  words?: EtDateWords,
): string {
  const order = compare(a, b);
  if (order > 0) return formatRange(b, a, style, locale, words);
  const said = (date: EtDate, how = style) => formatEtDate(date, how, locale, words);
  const end = said(b);
  if (order === 0) return end;
  // If the day comes before the month, the two dates do not begin with the same word.
  const isMonthFirst = patternIn('brief', locale).startsWith('{month} ');
  if (style === 'full' || style === 'short' || a.year !== b.year || !isMonthFirst)
    return `${said(a)} – ${end}`;
  const name = a.month === b.month ? said(b, 'brief').lastIndexOf(' ') + 1 : 0;
  return `${said(a, 'brief')} – ${end.slice(name)}`;
}

/** Words in this order: yesterday to year. Amharic has no plural after a number. */
const WORDS = {
  am: ['ትናንት', 'ዛሬ', 'ነገ', 'ቀን', 'ሳምንት', 'ወር', 'ዓመት'],
  en: ['yesterday', 'today', 'tomorrow', 'day', 'week', 'month', 'year'],
} as const satisfies Record<Locale, readonly string[]>;

/**
 * A date relative to `from`: tomorrow, in 3 weeks, 2 years ago. Uses days up to two weeks, weeks up
 * to 60 days, months of 30 days up to a year, and drops parts of a unit.
 * @throws EthioDateError when a date does not exist
 * @example formatRelative({ year: 2019, month: 1, day: 21 }, { year: 2019, month: 1, day: 18 }, 'en') //=> 'in 3 days'
 */
export function formatRelative(date: EtDate, from: EtDate, locale: DateLocale): string {
  const known = knownLocale(locale);
  const words = WORDS[known];
  const days = compare(date, from);
  const length = Math.abs(days);
  if (length < 2) return words[days + 1] ?? '';
  const years = Math.abs(until(from, date, { largestUnit: 'years' }).years);
  const [unit, size] = length < 14 ? [3, 1] : length < 60 ? [4, 7] : [5, 30];
  const said = years ? `${years} ${words[6]}` : `${Math.floor(length / size)} ${words[unit]}`;
  if (known === 'am') return `ከ${said} ${days > 0 ? 'በኋላ' : 'በፊት'}`;
  // Units shorter than a year never occur in the singular.
  const plural = years === 1 ? said : `${said}s`;
  return days > 0 ? `in ${plural}` : `${plural} ago`;
}
