/** When to take BottomBar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The three to five screens that a user of a phone opens daily.'],
  instead: ['All screens are in `Sidebar`, views of one record in `Tabs`.'],
  anatomy: {
    Links: 'an icon and a word each; the one of the current page is marked',
  },
  announces: ['A navigation with a name; the link of the current page is “current page”.'],
  words: ['One word a link. Amharic words may be long: take the noun and leave the verb.'],
  search: ['tab bar', 'bottom navigation', 'mobile navigation'],
};
