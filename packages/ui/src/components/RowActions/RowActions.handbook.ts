/** When to take RowActions, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Rows of a `DataTable` that can be acted on.'],
  anatomy: {
    Primary: 'a button in words, for what most rows are looked for; the others are then a menu',
    Buttons: 'up to two, as icons',
    Menu: 'for the rest',
  },
  announces: ['Each name has that of the row: “Delete, Bole”.'],
  search: ['row menu', 'actions', 'kebab'],
};
