/** The entry `./om`: Afaan Oromo, not yet reviewed by a native speaker. */
import type { LanguageNames } from './language.ts';

export const om = {
  reviewed: false,
  months: [
    'Fulbaana',
    'Onkololeessa',
    'Sadaasa',
    'Muddee',
    'Amajjii',
    'Guraandhala',
    'Bitootessa',
    'Ebla',
    'Caamsaa',
    'Waxabajjii',
    'Adoolessa',
    'Hagayya',
    'Qaammee',
  ],
  weekdays: ['Dilbata', 'Wiixata', 'Kibxata', 'Roobii', 'Kamisa', 'Jimaata', 'Sanbata'],
  otherMonths: {},
  otherWeekdays: {},
} as const satisfies LanguageNames;
