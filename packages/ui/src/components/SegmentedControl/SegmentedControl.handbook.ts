/** When to take SegmentedControl, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Which of a few views or states a list shows.'],
  instead: ['Several at once are `FilterChips`; parts of a record `Tabs`.'],
  anatomy: {
    Track: 'holds the segments',
    Segment: 'one is always chosen',
    Label: 'above, in a form',
  },
  keys: {
    'Arrow keys': 'move; Space or Enter chooses',
  },
  announces: ['A group of radio buttons with its name.'],
  words: ['One word each, of one kind: “Approved, Pending, Rejected”.'],
  search: ['toggle', 'button group', 'switcher', 'radio', 'tabs'],
};
