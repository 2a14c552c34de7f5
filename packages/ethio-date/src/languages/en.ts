/** The entry `./en`: months and weekdays in English. */
import type { LanguageNames } from './language.ts';

export const en = {
  reviewed: true,
  months: [
    'Meskerem',
    'Tikimt',
    'Hidar',
    'Tahsas',
    'Tir',
    'Yekatit',
    'Megabit',
    'Miazia',
    'Ginbot',
    'Sene',
    'Hamle',
    'Nehase',
    'Pagume',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  otherMonths: {
    Tekemt: 2,
    Hedar: 3,
    Ter: 5,
    Miyazya: 8,
    Miyazia: 8,
    Genbot: 9,
    Nehasse: 12,
    Pagumen: 13,
    Pagumē: 13,
  },
  otherWeekdays: { Sun: 1, Mon: 2, Tue: 3, Wed: 4, Thu: 5, Fri: 6, Sat: 7 },
} as const satisfies LanguageNames;
