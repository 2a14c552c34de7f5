/** Ethiopian and Gregorian dates, times and months as people write them. */
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
import { toGeez } from './geez.ts';
import {
  dayPartWords,
  gregorianMonthNames,
  type Locale,
  monthNames,
  shortGregorianMonthNames,
  shortMonthNames,
  weekdayNames,
} from './names.ts';

/** `full` names the weekday and the era, `long` the era, `medium` neither, `day` the weekday and no year, `brief` neither; `short` is digits. */
export type DateStyle = 'full' | 'long' | 'medium' | 'day' | 'brief' | 'short';

const word = (words: readonly string[], index: number): string => words[index] ?? '';
const two = (n: number): string => String(n).padStart(2, '0');

export interface EtDateWords {
  /** `ethi` writes Geez numerals. @default 'latn' */
  readonly numerals?: 'latn' | 'ethi' | undefined;
  /** The thirteen months from Meskerem on, where other names are said than those of the locale. */
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
  locale: Locale,
  { numerals = 'latn', monthNames: names = monthNames[locale] }: EtDateWords = {},
): string {
  const dayOfWeek = word(weekdayNames[locale], weekdayOf(toEpochDay(date)));
  const written = numerals === 'ethi' ? toGeez : String;
  const day = written(date.day);
  const year = written(date.year);
  if (style === 'short') {
    const pad = numerals === 'ethi' ? toGeez : two;
    return `${pad(date.day)}/${pad(date.month)}/${year}`;
  }
  const name = word(names, date.month - 1);
  if (style === 'brief') return `${name} ${day}`;
  const comma = locale === 'am' ? '፣' : ',';
  if (style === 'day') return `${dayOfWeek}${comma} ${name} ${day}`;
  if (style === 'medium') return `${name} ${day}${comma} ${year}`;
  const long = locale === 'am' ? `${name} ${day} ቀን ${year} ዓ.ም.` : `${name} ${day}, ${year} E.C.`;
  return style === 'full' ? `${dayOfWeek}${comma} ${long}` : long;
}

/**
 * A Gregorian date in words; English takes day before month.
 * @throws EthioDateError for text that is no ISO date
 * @example formatGregorian('2026-10-01', 'full', 'en') //=> 'Thursday, 1 October 2026'
 */
export function formatGregorian(iso: IsoDate, style: DateStyle, locale: Locale): string {
  const epochDay = isoToEpochDay(iso);
  const { year, month, day } = gregorianOf(epochDay);
  if (style === 'short') return `${two(day)}/${two(month)}/${year}`;
  const name = word(gregorianMonthNames[locale], month - 1);
  const shortName = locale === 'en' ? word(shortGregorianMonthNames.en, month - 1) : name;
  if (style === 'brief') return `${day} ${shortName}`;
  if (style === 'medium') return `${day} ${shortName} ${year}`;
  const long = `${day} ${name} ${year}`;
  const dayOfWeek = word(weekdayNames[locale], weekdayOf(epochDay));
  const comma = locale === 'am' ? '፣' : ',';
  if (style === 'day') return `${dayOfWeek}${comma} ${day} ${shortName}`;
  return style === 'full' ? `${dayOfWeek}${comma} ${long}` : long;
}

/**
 * A 24-hour time as it is said on the Ethiopian clock.
 * @throws EthioDateError `malformed-time`
 * @example formatEthiopianTime('15:00', 'am') //=> 'ከቀኑ 9:00 ሰዓት'
 */
export function formatEthiopianTime(time: Time, locale: Locale): string {
  const { hour, minute, dayPart } = toEthiopianTime(time);
  const clock = `${hour}:${two(minute)}`;
  const part = dayPartWords[locale][dayPart];
  return locale === 'am' ? `${part} ${clock} ሰዓት` : `${clock} ${part}`;
}

/** The weekday that a night has reached after midnight: it began on the evening of the picked day. */
const civilWeekday = (pickedDay: IsoDate, locale: Locale): string =>
  word(weekdayNames[locale], weekdayOf(isoToEpochDay(pickedDay) + 1));

/**
 * A 24-hour time, with its seconds if it has any, on the 12-hour clock of the rest of the world; Amharic
 * keeps 24 hours, since "3:00" would be read as an Ethiopian hour. With the day that was picked, a time of its
 * night names the civil day it falls on, so that guests do not come a night early.
 * @throws EthioDateError `malformed-time`
 * @example formatWesternTime('15:00', 'en') //=> '3:00 PM'
 */
export function formatWesternTime(time: Time, locale: Locale, pickedDay?: IsoDate): string {
  const hhmm = time.slice(0, 5);
  const { minute } = toEthiopianTime(hhmm);
  const night =
    pickedDay !== undefined && isAfterMidnight(hhmm) ? ` ${civilWeekday(pickedDay, locale)}` : '';
  if (locale === 'am') return `${time}${night}`;
  const hour24 = Number(time.slice(0, 2));
  const clock = `${hour24 % 12 || 12}:${two(minute)}${time.slice(5)}`;
  return `${clock} ${hour24 < 12 ? 'AM' : 'PM'}${night}`;
}

const names = { ethiopic: monthNames, gregory: gregorianMonthNames };
const shortNames = { ethiopic: shortMonthNames, gregory: shortGregorianMonthNames };

/**
 * The month that holds a date, with its year; `words` says the Ethiopian months otherwise.
 * @throws EthioDateError for text that is no ISO date
 * @example formatMonth('ethiopic', '2026-10-01', 'en') //=> 'Meskerem 2019'
 */
export function formatMonth(
  calendar: Calendar,
  iso: IsoDate,
  locale: Locale,
  words?: EtDateWords,
): string {
  const { year, month } = dayIn(calendar, iso);
  const own = calendar === 'ethiopic' ? words?.monthNames : undefined;
  return `${(own ?? names[calendar][locale])[month - 1]} ${year}`;
}

/**
 * The months of the other calendar that this date's month touches; Amharic writes them out.
 * @throws EthioDateError for text that is no ISO date
 * @example formatMonthsBeside('ethiopic', '2026-10-01', 'en') //=> 'Sep – Oct 2026'
 */
export function formatMonthsBeside(calendar: Calendar, iso: IsoDate, locale: Locale): string {
  const first = epochDayToIso(firstOfMonth(calendar, iso));
  const last = epochDayToIso(isoToEpochDay(addMonthsIn(calendar, first, 1)) - 1);
  const other = otherCalendar(calendar);
  const from = dayIn(other, first);
  const to = dayIn(other, last);
  const { [other]: words } = locale === 'am' ? names : shortNames;
  const name = ({ month }: CalendarDay) => words[locale][month - 1] ?? '';
  const end = `${name(to)} ${to.year}`;
  if (from.year !== to.year) return `${name(from)} ${from.year} – ${end}`;
  return from.month === to.month ? end : `${name(from)} – ${end}`;
}
