/** When to take Inline, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Buttons, badges or short texts of one line.'],
  instead: ['Buttons that act on one thing and need one tab stop are a `Toolbar`.'],
  anatomy: {
    Line: 'wraps where there is no room; `space` is between and below',
  },
  search: ['row', 'flex', 'cluster', 'horizontal'],
};
