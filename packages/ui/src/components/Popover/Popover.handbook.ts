/** When to take Popover, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['More about what is pressed: how a sum came about, a short set of filters.'],
  anatomy: {
    Trigger: 'the button',
    Title: 'names the content, hidden where the content says it itself',
    Content: 'anything short',
  },
  keys: {
    'Enter, Space': 'open it',
    Escape: 'closes; the focus returns to the button',
  },
  announces: ['A dialog with its title, which does not hide the page.'],
  search: ['popup', 'hover card', 'overlay', 'flyout', 'info'],
};
