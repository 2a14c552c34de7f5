/** When to take MainAside, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A record and its history, a form and its sum.'],
  anatomy: {
    Main: 'the wide column, first in the reading order',
    Aside: 'the narrow one; below it on narrow screens',
  },
  search: ['two columns', 'sidebar layout', 'split'],
};
