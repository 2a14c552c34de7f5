/** The first of the kit's words in Tigrinya, not reviewed by a native speaker. Missing ones appear in Amharic. */
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
