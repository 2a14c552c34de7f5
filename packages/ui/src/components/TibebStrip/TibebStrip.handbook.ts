/** When to take TibebStrip, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'The sign-in card and the foot of the sidebar, and nowhere else: it is what makes the kit look at home.',
  ],
  instead: ['A line between parts is a `Divider`.'],
  anatomy: {
    Pattern: 'of the colours of the theme',
  },
  search: ['ornament', 'pattern', 'border', 'ጥበብ'],
};
