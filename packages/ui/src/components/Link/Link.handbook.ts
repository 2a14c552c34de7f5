/** When to take Link, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A word in a sentence, or a name that opens its record.'],
  instead: ['What changes something is a `Button`.'],
  anatomy: {
    Words: 'underlined within text',
    Sign: 'after a link that opens a new tab',
  },
  announces: ['“opens in a new tab”, where it does.'],
  words: ['The words name where it goes; never “here”.'],
  search: ['anchor', 'href', 'URL'],
};
