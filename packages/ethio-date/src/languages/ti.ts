/** The entry `./ti`: Tigrinya, not yet reviewed by a native speaker. */
import type { LanguageNames } from './language.ts';

export const ti = {
  reviewed: false,
  months: [
    'መስከረም',
    'ጥቅምቲ',
    'ሕዳር',
    'ታሕሳስ',
    'ጥሪ',
    'ለካቲት',
    'መጋቢት',
    'ሚያዝያ',
    'ግንቦት',
    'ሰነ',
    'ሓምለ',
    'ነሓሰ',
    'ጳጉሜ',
  ],
  weekdays: ['ሰንበት', 'ሰኑይ', 'ሰሉስ', 'ረቡዕ', 'ሓሙስ', 'ዓርቢ', 'ቀዳም'],
  otherMonths: { ሚያዚያ: 8, ጉንበት: 9 },
  otherWeekdays: {},
} as const satisfies LanguageNames;
