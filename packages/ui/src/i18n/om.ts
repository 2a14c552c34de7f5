/** Afaan Oromo words, not reviewed by a native speaker; missing ones are English. */
import type { DateLanguage } from '@digis/ethio-date';
import { om as names } from '@digis/ethio-date/om';
import type { KitStrings } from './kit-strings.ts';

export const reviewed = false;

export const om: Partial<KitStrings> = {
  cancel: 'Haqi',
  close: 'Cufi',
  evening: 'Galgala',
  morning: 'Ganama',
  no: 'Lakki',
  search: 'Barbaadi',
  today: 'Harʼa',
  yes: 'Eeyyee',
};

/** Names of Gregorian months from CLDR 48 `om`, others from `@digis/ethio-date/om`. */
export const omDates: DateLanguage = {
  months: names.months,
  weekdays: names.weekdays,
  gregorianMonths: [
    'Amajjii',
    'Guraandhala',
    'Bitootessa',
    'Eebila',
    'Caamsaa',
    'Waxabajjii',
    'Adoolessa',
    'Hagayya',
    'Fulbaana',
    'Onkoloolessa',
    'Sadaasa',
    'Mudde',
  ],
};
