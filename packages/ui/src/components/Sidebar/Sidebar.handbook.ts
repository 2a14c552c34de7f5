/** When to take Sidebar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['An app of four to twenty screens.'],
  anatomy: {
    Business: 'logo and name',
    Links: 'an icon and a word, those of the user’s permissions; a count where something waits',
    Account: 'who is signed in',
    Footer: 'clock, language, sign-out',
  },
  announces: [
    'A navigation with its name; the current page is marked. A count is part of the link’s name.',
  ],
  words: ['Links are nouns in the plural: “Events”, “Employees”.'],
  search: ['menu', 'navigation', 'rail', 'drawer'],
};
