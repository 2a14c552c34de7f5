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
  otherMonths: {
    ሚያዚያ: 8,
    ምያዝያ: 8,
    ምያዚያ: 8,
    ግምቦት: 9,
    ጉንቦት: 9,
    ጳጉሜ: 13,
    ጳጉሚን: 13,
    ጳጎሜን: 13,
    ጷጉሜ: 13,
    ጷጉሜን: 13,
    ፓጉሜ: 13,
    ፓጉሜን: 13,
  },
  otherWeekdays: { ማግሰኞ: 3, ሮብ: 4, ረቡ: 4 },
} as const satisfies LanguageNames;
