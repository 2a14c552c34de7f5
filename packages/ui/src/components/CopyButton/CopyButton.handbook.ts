/** When to take CopyButton, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A text that is typed elsewhere: an account number, a reference.'],
  anatomy: {
    Sign: 'two sheets, and a tick for a moment after it',
    Words: '“Copy” and what, where they fit',
  },
  announces: ['“Copied” and what; where the browser refuses, how to do it by hand.'],
  words: ['The label is what is copied, without the verb: “Account number”.'],
  search: ['clipboard', 'copy'],
};
