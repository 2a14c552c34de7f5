/** When to take LinkButton, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'Going somewhere is the main thing to do on this page: “Schedule Event”, which is a screen.',
  ],
  instead: ['Within a sentence take `Link`.'],
  anatomy: {
    Icon: 'before the words',
    Words: 'where it goes',
  },
  search: ['anchor', 'call to action', 'navigate'],
};
