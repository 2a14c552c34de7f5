/** When to take Tabs, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Parts of one record that are looked at one at a time, in any order.'],
  instead: [
    'Steps in an order are a `Stepper`, parts to open below one another a `DisclosureGroup`.',
  ],
  anatomy: {
    'Tab list': 'scrolls sideways where it is long',
    Count: 'of what waits in a tab, part of its name',
    Panel: 'of the chosen tab',
  },
  keys: {
    'Arrow keys, Home, End': 'move along the tabs; they choose at once, with `isManual` Enter does',
  },
  words: ['One word each, of one kind, the usual one first.'],
  search: ['tab bar', 'views', 'sections'],
};
