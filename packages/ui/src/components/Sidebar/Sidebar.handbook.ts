/** When to take Sidebar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['An app of four to twenty screens.'],
  anatomy: {
    Business: 'logo and name',
    Links: 'an icon and a word each, of the screens that the user may open',
    Account: 'who is signed in',
    Footer: 'clock, language, sign-out',
  },
  announces: ['A navigation with its name; the current page is marked.'],
  words: ['Links are nouns in the plural: “Events”, “Employees”.'],
  search: ['menu', 'navigation', 'rail', 'drawer'],
};
