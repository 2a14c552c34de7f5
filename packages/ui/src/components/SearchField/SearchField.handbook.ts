/** When to take SearchField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Above a list in sight, which is filtered while one types.'],
  instead: ['To choose one that is found take `ComboBox`; to go anywhere `CommandPalette`.'],
  anatomy: {
    Input: 'with a lens',
    Clear: 'the cross, while something is typed',
  },
  keys: {
    Escape: 'clears it',
  },
  announces: ['How many entries match.'],
  words: [
    'The label says what is searched: “Search clients”; the placeholder, by what: “Name or telephone”.',
  ],
  search: ['find', 'filter', 'query', 'lens'],
};
