/** When to take DateRangePicker, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['From and to are chosen together, often as “this month” or “this fiscal year”.'],
  anatomy: {
    Field: 'both days in the calendar of the user',
    Presets: 'ranges that are asked for often, from the Ethiopian month and fiscal year',
    Month: 'the two days are pressed, the days between are marked',
    'Set, Cancel': 'nothing changes before Set',
  },
  keys: {
    'Arrow keys': 'move by day and week',
    'Page Up, Page Down': 'by month',
    Enter: 'takes the first day, then the last',
    Escape: 'closes without change',
  },
  announces: ['What to press next: the first day, then the last.'],
  words: ['The label is what the range is of: “Period of the ledger”.'],
  search: ['from to', 'period', 'date range', 'report'],
};
