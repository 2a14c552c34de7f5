/** When to take Text, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Any text that no other part shows.'],
  instead: ['An amount is `Birr`, a date `DateText`, a time `TimeText`, a telephone `PhoneText`.'],
  anatomy: {
    Text: 'of a size and a tone; cut at its end only with `isClamped`',
  },
  announces: ['With `lang` a word of another language is read in it.'],
  search: ['paragraph', 'typography', 'body', 'span'],
};
