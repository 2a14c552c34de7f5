/** The order of the parts of dates and times in English and Amharic. */
import type { Locale } from './names.ts';

/**
 * Texts with the names of their parts: `{day}`, `{month}`, `{mon}` for the short month, `{year}`, `{weekday}`; of a time `{time}`
 * and `{part}`, its part of the day.
 */
export interface DatePatterns {
  /** Ethiopian dates by their style. */
  readonly full: string;
  readonly long: string;
  readonly medium: string;
  readonly day: string;
  readonly brief: string;
  /** Gregorian dates by their style. */
  readonly gregorianFull: string;
  readonly gregorianLong: string;
  readonly gregorianMedium: string;
  readonly gregorianDay: string;
  readonly gregorianBrief: string;
  /** A month with its year. */
  readonly monthOfYear: string;
  /** A month of the other calendar, beside the one that is shown. */
  readonly monthBeside: string;
  /** An hour of the Ethiopian clock. */
  readonly ethiopianTime: string;
}

/** The title of a month is drawn before any code has loaded, so its patterns come without those of dates. */
type MonthPatterns = Pick<DatePatterns, 'monthOfYear' | 'monthBeside'>;

export const monthPatterns: Readonly<Record<Locale, MonthPatterns>> = {
  en: { monthOfYear: '{month} {year}', monthBeside: '{mon}' },
  am: { monthOfYear: '{month} {year}', monthBeside: '{month}' },
};

export const patterns: Readonly<Record<Locale, Omit<DatePatterns, keyof MonthPatterns>>> = {
  en: {
    full: '{weekday}, {month} {day}, {year} E.C.',
    long: '{month} {day}, {year} E.C.',
    medium: '{month} {day}, {year}',
    day: '{weekday}, {month} {day}',
    brief: '{month} {day}',
    gregorianFull: '{weekday}, {day} {month} {year}',
    gregorianLong: '{day} {month} {year}',
    gregorianMedium: '{day} {mon} {year}',
    gregorianDay: '{weekday}, {day} {mon}',
    gregorianBrief: '{day} {mon}',
    ethiopianTime: '{time} {part}',
  },
  am: {
    full: '{weekday}፣ {month} {day} ቀን {year} ዓ.ም.',
    long: '{month} {day} ቀን {year} ዓ.ም.',
    medium: '{month} {day}፣ {year}',
    day: '{weekday}፣ {month} {day}',
    brief: '{month} {day}',
    gregorianFull: '{weekday}፣ {day} {month} {year}',
    gregorianLong: '{day} {month} {year}',
    gregorianMedium: '{day} {month} {year}',
    gregorianDay: '{weekday}፣ {day} {month}',
    gregorianBrief: '{day} {month}',
    ethiopianTime: '{part} {time} ሰዓት',
  },
};

/** A pattern with its parts. */
export const filled = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/gu, (all, name: string) => parts[name] ?? all);
