import { months, weekdays } from './am-names.ts';
import type { LanguageNames } from './language.ts';

export const am = {
  reviewed: true,
  months,
  weekdays,
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
