/** When to take Tooltip, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The name of an icon, the whole of a text that was cut.'],
  instead: [
    'What is needed to go on stands in the page, as a description or a `Notice`: fingers do not hover. More than a few words are a `Popover`.',
  ],
  anatomy: {
    Control: 'which has a name of its own',
    Hint: 'beside it',
  },
  keys: {
    Escape: 'closes it and leaves the focus',
  },
  announces: ['The description of its control.'],
  words: ['A few words, no full stop, nothing to press.'],
  search: ['hint', 'hover', 'title', 'help'],
};
