/** When to take Heading, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A page, a section or a part of one begins.'],
  instead: ['Text that is only to be large is a `Text`.'],
  anatomy: {
    Text: 'of level 1 to 4; the size follows the level',
  },
  announces: ['Screen readers list the headings of a page: leave out no level.'],
  words: ['Sentence case in English. Amharic has no capitals, so nothing is set in capitals.'],
  search: ['title', 'h1', 'h2'],
};
