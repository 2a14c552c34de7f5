/** When to take PhoneText, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Wherever a number is shown.'],
  anatomy: {
    Number: 'grouped; a link unless `isPlain`',
  },
  announces: ['A link with the number.'],
  search: ['telephone', 'call', 'tel'],
};
