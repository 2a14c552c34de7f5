/** When to take RadioGroup, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['One of a few, in a form, where the difference needs a sentence.'],
  anatomy: {
    Label: 'the question',
    Options: 'a word and, if needed, a sentence each',
  },
  keys: {
    'Arrow keys': 'choose the next and previous',
  },
  words: [
    'Options of the same form, the usual one first. None of them “Other” without a field for it.',
  ],
  search: ['radio', 'option', 'single choice', 'one of'],
};
