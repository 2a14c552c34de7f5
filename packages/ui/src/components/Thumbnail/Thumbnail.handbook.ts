/** When to take Thumbnail, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A receipt or a portrait in a row or a card.'],
  instead: ['A person in a list is an `Avatar`.'],
  anatomy: {
    Picture: 'cut to its frame',
    State: 'loading, unavailable, none',
  },
  announces: [
    '“Enlarge” and its name, where it opens; “Image unavailable”, where it cannot be loaded.',
  ],
  search: ['image', 'preview', 'picture'],
};
