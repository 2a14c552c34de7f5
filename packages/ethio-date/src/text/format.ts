import { weekdayOf } from '../calendar/calendar.ts';
import { toEpochDay } from '../calendar/conversion.ts';
import {
  addMonthsIn,
  type Calendar,
  dayIn,
  firstOfMonth,
  otherCalendar,
} from '../calendar/either-calendar.ts';
import type { CalendarDay, EtDate, IsoDate } from '../calendar/ethio-date.ts';
import { epochDayToIso, gregorianOf, isoToEpochDay } from '../calendar/gregorian.ts';
import { isAfterMidnight, type Time, toEthiopianTime } from '../clock/ethio-time.ts';
import {
  type DateLocale,
  dayPartIn,
  monthPatternIn,
  monthsIn,
  noonIn,
  patternIn,
  shortMonthsIn,
  weekdaysIn,
} from './date-language.ts';
import { toGeez } from './geez.ts';
import { filled } from './patterns.ts';

/**
 * `full` names the weekday and the era, `long` the era, `medium` neither, `day` the weekday and no
 * year, `brief` neither; `short` is digits.
 */
export type DateStyle = 'full' | 'long' | 'medium' | 'day' | 'brief' | 'short';

const word = (words: readonly string[], index: number): string => words[index] ?? '';
const two = (n: number): string => String(n).padStart(2, '0');

export interface EtDateWords {
  /** `ethi` writes Geez numerals. @default 'latn' */
  readonly numerals?: 'latn' | 'ethi' | undefined;
  /** The thirteen months from Meskerem, instead of the locale's. */
  readonly monthNames?: readonly string[] | undefined;
}

/**
 * An Ethiopian date in words.
 * @throws EthioDateError when the date does not exist
 * @example formatEtDate({ year: 2017, month: 1, day: 1 }, 'full', 'am') //=> 'ረቡዕ፣ መስከረም 1 ቀን 2017 ዓ.ም.'
 */
export function formatEtDate(
  date: EtDate,
  style: DateStyle,
  locale: DateLocale,
  { numerals = 'latn', monthNames = monthsIn('ethiopic', locale) }: EtDateWords = {},
): string {
  const weekday = word(weekdaysIn(locale), weekdayOf(toEpochDay(date)));
  const written = numerals === 'ethi' ? toGeez : String;
  const day = written(date.day);
  const year = written(date.year);
  if (style === 'short') {
    const pad = numerals === 'ethi' ? toGeez : two;
    return `${pad(date.day)}/${pad(date.month)}/${year}`;
  }
  const month = word(monthNames, date.month - 1);
  const mon = word(shortMonthsIn('ethiopic', locale), date.month - 1);
  return filled(patternIn(style, locale), { weekday, day, month, mon, year });
}

const gregorianPatterns = {
  full: 'gregorianFull',
  long: 'gregorianLong',
  medium: 'gregorianMedium',
  day: 'gregorianDay',
  brief: 'gregorianBrief',
} as const;

/**
 * A Gregorian date in words; English puts the day before the month.
 * @throws EthioDateError for text that is not an ISO date
 * @example formatGregorian('2026-10-01', 'full', 'en') //=> 'Thursday, 1 October 2026'
 */
export function formatGregorian(iso: IsoDate, style: DateStyle, locale: DateLocale): string {
  const epochDay = isoToEpochDay(iso);
  const { year, month, day } = gregorianOf(epochDay);
  if (style === 'short') return `${two(day)}/${two(month)}/${year}`;
  return filled(patternIn(gregorianPatterns[style], locale), {
    weekday: word(weekdaysIn(locale), weekdayOf(epochDay)),
    day: String(day),
    month: word(monthsIn('gregory', locale), month - 1),
    mon: word(shortMonthsIn('gregory', locale), month - 1),
    year: String(year),
  });
}

/**
 * A 24-hour time on the Ethiopian clock.
 * @throws EthioDateError `malformed-time`
 * @example formatEthiopianTime('15:00', 'am') //=> 'ከቀኑ 9:00 ሰዓት'
 */
export function formatEthiopianTime(time: Time, locale: DateLocale): string {
  const { hour, minute, dayPart } = toEthiopianTime(time);
  return filled(patternIn('ethiopianTime', locale), {
    time: `${hour}:${two(minute)}`,
    part: dayPartIn(dayPart, locale),
  });
}

/** The weekday after the picked day, on whose evening the night began. */
const civilWeekday = (pickedDay: IsoDate, locale: DateLocale): string =>
  word(weekdaysIn(locale), weekdayOf(isoToEpochDay(pickedDay) + 1));

/**
 * A 24-hour time, with seconds if given, on the Western 12-hour clock; Amharic keeps 24 hours,
 * since "3:00" would be read as an Ethiopian hour. With `pickedDay`, a time after midnight names
 * its civil day, so that guests do not come a night early.
 * @throws EthioDateError `malformed-time`
 * @example formatWesternTime('15:00', 'en') //=> '3:00 PM'
 */
export function formatWesternTime(time: Time, locale: DateLocale, pickedDay?: IsoDate): string {
  const hhmm = time.slice(0, 5);
  const { minute } = toEthiopianTime(hhmm);
  const night =
    pickedDay !== undefined && isAfterMidnight(hhmm) ? ` ${civilWeekday(pickedDay, locale)}` : '';
  const noon = noonIn(locale);
  if (noon === null) return `${time}${night}`;
  const hour24 = Number(time.slice(0, 2));
  const clock = `${hour24 % 12 || 12}:${two(minute)}${time.slice(5)}`;
  return `${clock} ${noon[hour24 < 12 ? 0 : 1]}${night}`;
}

/**
 * The date's month, with its year; `words` replaces the Ethiopian months' names.
 * @throws EthioDateError for text that is not an ISO date
 * @example formatMonth('ethiopic', '2026-10-01', 'en') //=> 'Meskerem 2019'
 */
export function formatMonth(
  calendar: Calendar,
  iso: IsoDate,
  locale: DateLocale,
  words?: EtDateWords,
): string {
  const { year, month } = dayIn(calendar, iso);
  const own = calendar === 'ethiopic' ? words?.monthNames : undefined;
  return filled(monthPatternIn('monthOfYear', locale), {
    month: `${(own ?? monthsIn(calendar, locale))[month - 1]}`,
    mon: word(shortMonthsIn(calendar, locale), month - 1),
    year: String(year),
  });
}

/**
 * The other calendar's months that overlap this date's month; Amharic writes them out.
 * @throws EthioDateError for text that is not an ISO date
 * @example formatMonthsBeside('ethiopic', '2026-10-01', 'en') //=> 'Sep – Oct 2026'
 */
export function formatMonthsBeside(calendar: Calendar, iso: IsoDate, locale: DateLocale): string {
  const first = epochDayToIso(firstOfMonth(calendar, iso));
  const last = epochDayToIso(isoToEpochDay(addMonthsIn(calendar, first, 1)) - 1);
  const other = otherCalendar(calendar);
  const from = dayIn(other, first);
  const to = dayIn(other, last);
  const name = ({ month }: CalendarDay) =>
    filled(monthPatternIn('monthBeside', locale), {
      month: word(monthsIn(other, locale), month - 1),
      mon: word(shortMonthsIn(other, locale), month - 1),
    });
  const end = `${name(to)} ${to.year}`;
  if (from.year !== to.year) return `${name(from)} ${from.year} – ${end}`;
  return from.month === to.month ? end : `${name(from)} – ${end}`;
}
