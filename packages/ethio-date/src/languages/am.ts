/** The entry `./am`: months and weekdays in Amharic. */
import type { LanguageNames } from './language.ts';

export const am = {
  reviewed: true,
  months: [
    'መስከረም',
    'ጥቅምት',
    'ኅዳር',
    'ታኅሣሥ',
    'ጥር',
    'የካቲት',
    'መጋቢት',
    'ሚያዝያ',
    'ግንቦት',
    'ሰኔ',
    'ሐምሌ',
    'ነሐሴ',
    'ጳጉሜን',
  ],
  weekdays: ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'],
  otherMonths: { ሚያዚያ: 8, ጳጉሜ: 13 },
  otherWeekdays: { ማግሰኞ: 3 },
} as const satisfies LanguageNames;
