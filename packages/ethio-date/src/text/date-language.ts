/** Words and patterns of a language for dates and times; missing ones are English or Amharic. */
import type { Calendar } from '../calendar/either-calendar.ts';
import type { DayPart } from '../clock/ethio-time.ts';
import {
  dayPartWords,
  gregorianMonthNames,
  type Locale,
  monthNames,
  narrowWeekdayNames,
  shortGregorianMonthNames,
  shortMonthNames,
  shortWeekdayNames,
  weekdayNames,
} from './names.ts';
import { type DatePatterns, monthPatterns, patterns } from './patterns.ts';

type Words = readonly string[];

/** Another language: `{ months: […], weekdays: […], patterns: { … } }`. */
export interface DateLanguage {
  /** The language whose words replace missing ones. @default 'en' */
  readonly fallback?: Locale | undefined;
  /** Meskerem to Pagume. */
  readonly months?: Words | undefined;
  /** Names short enough for the corner of a day. @default their first three letters */
  readonly shortMonths?: Words | undefined;
  /** January to December. */
  readonly gregorianMonths?: Words | undefined;
  /** @default their first three letters */
  readonly shortGregorianMonths?: Words | undefined;
  /** Sunday first. */
  readonly weekdays?: Words | undefined;
  /** Names short enough for the head of a column. @default their first three letters */
  readonly shortWeekdays?: Words | undefined;
  /** @default their first letter */
  readonly narrowWeekdays?: Words | undefined;
  /** Words beside an hour of the Ethiopian clock: `in the morning`. */
  readonly dayParts?: Readonly<Partial<Record<DayPart, string>>> | undefined;
  /**
   * Words of the Western 12-hour clock; without them the fallback decides between 12 and 24 hours.
   */
  readonly noon?: readonly [before: string, after: string] | undefined;
  readonly patterns?: Partial<DatePatterns> | undefined;
}

export type DateLocale = Locale | DateLanguage;

const isKnown = (locale: DateLocale): locale is Locale => typeof locale === 'string';

/**
 * The locale itself if it is English or Amharic, otherwise its fallback.
 * @example knownLocale({ months: ['Fulbaana'] }) //=> 'en'
 */
export const knownLocale = (locale: DateLocale): Locale =>
  isKnown(locale) ? locale : (locale.fallback ?? 'en');

function inLanguage(
  locale: DateLocale,
  known: Readonly<Record<Locale, Words>>,
  own: (language: DateLanguage) => Words | undefined,
): Words {
  const names = known[knownLocale(locale)];
  const said = isKnown(locale) ? undefined : own(locale);
  return said === undefined ? names : names.map((name, index) => said[index] ?? name);
}

const cut = (names: Words | undefined, letters: number): Words | undefined =>
  names?.map((name) => Array.from(name).slice(0, letters).join(''));

/**
 * The months of a calendar, in order.
 * @example monthsIn('ethiopic', 'en')[0] //=> 'Meskerem'
 */
export const monthsIn = (calendar: Calendar, locale: DateLocale): Words =>
  calendar === 'ethiopic'
    ? inLanguage(locale, monthNames, ({ months }) => months)
    : inLanguage(locale, gregorianMonthNames, ({ gregorianMonths }) => gregorianMonths);

/**
 * The months of a calendar, short enough for the corner of a day.
 * @example shortMonthsIn('gregory', 'en')[0] //=> 'Jan'
 */
export const shortMonthsIn = (calendar: Calendar, locale: DateLocale): Words =>
  calendar === 'ethiopic'
    ? inLanguage(locale, shortMonthNames, (own) => own.shortMonths ?? cut(own.months, 3))
    : inLanguage(
        locale,
        shortGregorianMonthNames,
        (own) => own.shortGregorianMonths ?? cut(own.gregorianMonths, 3),
      );

/**
 * The weekdays, Sunday first.
 * @example weekdaysIn('en')[0] //=> 'Sunday'
 */
export const weekdaysIn = (locale: DateLocale): Words =>
  inLanguage(locale, weekdayNames, ({ weekdays }) => weekdays);

/**
 * The weekdays, short enough for the head of a column, Sunday first.
 * @example shortWeekdaysIn('en')[0] //=> 'Sun'
 */
export const shortWeekdaysIn = (locale: DateLocale): Words =>
  inLanguage(locale, shortWeekdayNames, (own) => own.shortWeekdays ?? cut(own.weekdays, 3));

/**
 * The weekdays in one letter, Sunday first.
 * @example narrowWeekdaysIn('en')[0] //=> 'S'
 */
export const narrowWeekdaysIn = (locale: DateLocale): Words =>
  inLanguage(locale, narrowWeekdayNames, (own) => own.narrowWeekdays ?? cut(own.weekdays, 1));

/**
 * The words for a part of the day beside an hour.
 * @example dayPartIn('morning', 'en') //=> 'in the morning'
 */
export const dayPartIn = (part: DayPart, locale: DateLocale): string =>
  (isKnown(locale) ? undefined : locale.dayParts?.[part]) ??
  dayPartWords[knownLocale(locale)][part];

const ownPattern = (name: keyof DatePatterns, locale: DateLocale) =>
  isKnown(locale) ? undefined : locale.patterns?.[name];

export const patternIn = (name: keyof typeof patterns.en, locale: DateLocale): string =>
  ownPattern(name, locale) ?? patterns[knownLocale(locale)][name];

export const monthPatternIn = (name: keyof typeof monthPatterns.en, locale: DateLocale): string =>
  ownPattern(name, locale) ?? monthPatterns[knownLocale(locale)][name];

/** Returns null for a 24-hour clock. */
export const noonIn = (locale: DateLocale): readonly [before: string, after: string] | null =>
  (isKnown(locale) ? undefined : locale.noon) ??
  (knownLocale(locale) === 'am' ? null : ['AM', 'PM']);
