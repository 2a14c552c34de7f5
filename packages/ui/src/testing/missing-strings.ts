/** Words of the kit that a translation does not have yet. */
import { en } from '../i18n/en.ts';
import type { KitStrings } from '../i18n/kit-strings.ts';

const isKey = (key: string): key is keyof KitStrings => Object.hasOwn(en, key);

/** The keys that a translation lacks, in the order of `KitStrings`: `expect(missingStrings(somali)).toEqual([])`. */
export const missingStrings = (strings: Partial<KitStrings>): (keyof KitStrings)[] =>
  Object.keys(en)
    .filter(isKey)
    .filter((key) => strings[key] === undefined);
