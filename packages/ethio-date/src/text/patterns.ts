import type { Locale } from './names.ts';

/**
 * Placeholders: `{day}`, `{month}`, `{mon}` for the short month, `{year}`, `{weekday}`; for times
 * `{time}` and `{part}`, the part of the day.
 */
export interface DatePatterns {
  /** Patterns of Ethiopian dates, by style. */
  readonly full: string;
  readonly long: string;
  readonly medium: string;
  readonly day: string;
  readonly brief: string;
  readonly gregorianFull: string;
  readonly gregorianLong: string;
  readonly gregorianMedium: string;
  readonly gregorianDay: string;
  readonly gregorianBrief: string;
  readonly monthOfYear: string;
  readonly monthBeside: string;
  readonly ethiopianTime: string;
}

/** Separate from the others, to render the title of a month before other code has loaded. */
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

export const filled = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replaceAll(/\{(\w+)\}/gu, (all, name: string) => parts[name] ?? all);
