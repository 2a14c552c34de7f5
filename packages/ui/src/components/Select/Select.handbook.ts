/** When to take Select, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['One of six to a few dozen, in a form.'],
  instead: [
    'Names to be typed are a `ComboBox`, several a `MultiSelect`, options with sentences a `RadioGroup`.',
  ],
  anatomy: {
    Label: 'what is chosen',
    Button: 'the chosen one, or “Choose”',
    List: 'opens at the chosen one',
  },
  keys: {
    'Arrow Down, Enter, Space': 'open the list',
    'Arrow keys, Home, End': 'move in it',
    Letters: 'go to what begins with them',
    Escape: 'closes without change',
  },
  announces: ['The place in the list: “5 of 13”.'],
  words: [
    'Options in the order one looks for them: of time, of size, else of the alphabet of the language.',
  ],
  search: ['dropdown', 'picker', 'list box', 'combobox', 'options'],
};
