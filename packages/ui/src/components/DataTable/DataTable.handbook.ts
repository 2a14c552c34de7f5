/** When to take DataTable, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Records that are compared, sorted, selected or acted on.'],
  anatomy: {
    Head: 'stays at the top; a column that sorts is a button',
    'Row header': 'the name of the record; the rest of the row belongs to it',
    Facts: 'numbers end at one line',
    'Row actions': 'up to two buttons, then a menu',
    Foot: 'how many are loaded, failure with Try again, and the end',
    Cards:
      'the same rows on a phone, each with two facts: those with `isFact`, else the sum (of the columns with `align: end` the one with a total, or the last) and the first after the title; the rest under “More”',
  },
  keys: {
    Tab: 'a link leads past a long table, then row by row',
    Enter: 'opens the row from its name',
  },
  announces: [
    'How many rows came and how many there are; the order after sorting; how many are selected.',
  ],
  words: [
    'Heads are nouns without articles. “No Data.” is for an empty list, “Nothing matches” for a search without a find.',
  ],
  search: ['grid', 'list', 'rows', 'sort', 'infinite scroll', 'pagination', 'selection'],
};
