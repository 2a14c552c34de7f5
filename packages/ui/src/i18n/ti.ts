/** Tigrinya words, not reviewed by a native speaker; missing ones are Amharic. */
import type { DateLanguage } from '@digis/ethio-date';
import { ti as names } from '@digis/ethio-date/ti';
import type { KitStrings } from './kit-strings.ts';

export const reviewed = false;

export const ti: Partial<KitStrings> = {
  cancel: 'ሰርዝ',
  close: 'ዕጸው',
  evening: 'ምሸት',
  morning: 'ንግሆ',
  no: 'ኣይፋል',
  search: 'ድለ',
  today: 'ሎሚ',
  yes: 'እወ',
};

/** Names of Gregorian months from CLDR 48 `ti`, others from `@digis/ethio-date/ti`. */
export const tiDates: DateLanguage = {
  months: names.months,
  weekdays: names.weekdays,
  gregorianMonths: [
    'ጥሪ',
    'ለካቲት',
    'መጋቢት',
    'ሚያዝያ',
    'ጉንበት',
    'ሰነ',
    'ሓምለ',
    'ነሓሰ',
    'መስከረም',
    'ጥቅምቲ',
    'ሕዳር',
    'ታሕሳስ',
  ],
  // Own patterns, because the Amharic ones contain the Amharic word for day.
  patterns: {
    full: '{weekday}፣ {month} {day}፣ {year} ዓ.ም.',
    long: '{month} {day}፣ {year} ዓ.ም.',
  },
};
