/** When to take MultiSelect, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Several out of a list that does not fit on the screen, in a form.'],
  instead: ['Dishes and people, which are reviewed as they are chosen, take `ItemPicker`.'],
  anatomy: {
    Button: 'how many are chosen',
    Search: 'where the list is long',
    List: 'with a tick each',
    Chips: 'what is chosen, each with a cross',
  },
  keys: {
    'Arrow keys': 'move in the list',
    'Enter, Space': 'tick',
    Delete: 'on a chip removes it',
    Escape: 'closes the list',
  },
  announces: ['Each choice as it is ticked; what was removed.'],
  search: ['multiple select', 'tags input', 'dropdown', 'checkbox list'],
};
