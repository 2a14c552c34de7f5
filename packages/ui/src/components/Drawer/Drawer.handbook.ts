/** When to take Drawer, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'The list behind it is still needed: going through records one after another, setting filters.',
  ],
  anatomy: {
    Title: 'names the record or the task',
    Close: 'the cross',
    Content: 'scrolls',
    Footer: 'its buttons, always in sight',
  },
  keys: {
    Escape: 'closes it',
    Tab: 'goes round within it',
  },
  announces: ['A dialog with its title. The focus returns to what opened it.'],
  search: ['side panel', 'sheet', 'flyout', 'slide over', 'filters'],
};
