/** When to take Toolbar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Four or more acts on what is selected or shown: zoom, rotate, print.'],
  anatomy: {
    Name: '`aria-label`, what it acts on',
    Buttons: 'with `Divider`s between groups',
  },
  keys: {
    'Arrow keys': 'move within',
    Tab: 'leaves it; coming back it is where it was',
  },
  search: ['actions', 'button bar', 'bulk actions'],
};
