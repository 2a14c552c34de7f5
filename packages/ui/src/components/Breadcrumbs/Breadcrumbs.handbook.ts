/** When to take Breadcrumbs, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A reader may have come from a link or a search and needs the way up.'],
  instead: [
    'For one page above, the `back` of `Page` is enough. The steps of a task are a `Stepper`.',
  ],
  anatomy: {
    Links: 'the pages above, the highest first',
    'This page': 'last, without a link',
  },
  announces: ['A navigation called “Path of this page”; the last entry is “current page”.'],
  words: ['Each entry is the title of its page, word for word.'],
  search: ['path', 'trail', 'hierarchy', 'where am I'],
};
