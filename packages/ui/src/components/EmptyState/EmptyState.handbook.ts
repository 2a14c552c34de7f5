/** When to take EmptyState, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A list, a page or a search has nothing to show.'],
  anatomy: {
    Picture: 'which of the four it is',
    Title: 'what is so',
    Hint: 'what can be done about it',
    Act: 'the one button for that',
  },
  words: [
    'Tell nothing yet from nothing found: the first offers to add one, the second to clear the filters.',
    'An error says that it did not load, and offers Try again.',
  ],
  search: ['no data', 'zero state', 'blank', 'no results', 'error page', 'no permission'],
};
