/** When to take TagGroup, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['What was chosen elsewhere is shown and can be taken away.'],
  anatomy: {
    Label: 'what they are',
    Chips: 'a word and a cross',
    Empty: 'words where there is none',
  },
  keys: {
    'Arrow keys': 'move along the chips',
    'Delete, Backspace': 'remove the chip',
  },
  announces: ['How to remove one, with the chip; what was removed.'],
  search: ['tag', 'chip', 'token', 'label', 'pill'],
};
