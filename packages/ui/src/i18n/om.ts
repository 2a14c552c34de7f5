/** The first of the kit's words in Oromo, not reviewed by a native speaker. Missing ones appear in English. */
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
