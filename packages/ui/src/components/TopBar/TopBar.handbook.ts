/** When to take TopBar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['An app with a menu, on phones.'],
  anatomy: {
    Menu: 'opens the drawer',
    Title: 'the name of the business',
    End: 'one thing more, such as a search',
  },
  announces: ['The landmark “banner”.'],
  search: ['app bar', 'header', 'hamburger', 'navigation'],
};
