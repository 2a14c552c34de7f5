import type { DateLanguage } from '@digis/ethio-date';
import { en } from '../i18n/en.ts';
import type { KitStrings } from '../i18n/kit-strings.ts';

const isKey = (key: string): key is keyof KitStrings => Object.hasOwn(en, key);

/** Only required keys: short names are cut from long ones, and a clock may have 24 hours. */
const dateKeys = [
  'months',
  'gregorianMonths',
  'weekdays',
  'dayParts',
  'patterns',
] as const satisfies (keyof DateLanguage)[];

export type MissingString = keyof KitStrings | `dates.${(typeof dateKeys)[number]}`;

/**
 * Names missing words: `expect(missingStrings(somali)).toEqual([])`. `missingStrings(somali,
 * somaliDates)` also checks the dates.
 */
export const missingStrings = (
  strings: Partial<KitStrings>,
  dates?: DateLanguage,
): MissingString[] => [
  ...Object.keys(en)
    .filter(isKey)
    .filter((key) => strings[key] === undefined),
  ...dateKeys
    .filter((key) => dates !== undefined && dates[key] === undefined)
    .map((key) => `dates.${key}` as const),
];
