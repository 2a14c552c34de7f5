/** When to take FilterChips, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'A list has a few filters that are switched on and off while one looks at it.',
    'A list has a few views, of which one is always on: with `isSingle`.',
  ],
  anatomy: {
    Chips: 'pressed or not',
    Applied: 'filters that were set elsewhere, each with a cross',
  },
  keys: {
    'Arrow keys': 'move along the chips',
    Space: 'switches one',
    Delete: 'removes one that is applied',
  },
  announces: ['A pressed chip is “pressed”; the list announces what is left.'],
  words: ['A chip is the value: “Unpaid”. Its group has the question: “Payment”.'],
  search: ['filter', 'facet', 'toggle', 'chip', 'tag'],
};
