/** When to take ComboBox, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['One of many that the user knows by name: a client, a dish, a bank.'],
  instead: [
    'Several of many are a `MultiSelect`. To filter a list that is in sight take `SearchField`.',
  ],
  anatomy: {
    Label: 'what is chosen',
    Input: 'what is typed filters the list',
    'Show choices': 'opens the whole list',
    List: 'names with a detail below; what was typed is matched however its Amharic is spelled',
  },
  keys: {
    'Arrow Down': 'opens the list and moves in it',
    Enter: 'takes the marked entry',
    Escape: 'closes the list, then clears what was typed',
  },
  announces: ['How many entries match, and each as it is marked.'],
  words: [
    'The placeholder is an example, the description says what can be typed: “Name or telephone”.',
  ],
  search: ['autocomplete', 'typeahead', 'searchable select', 'dropdown', 'lookup'],
};
