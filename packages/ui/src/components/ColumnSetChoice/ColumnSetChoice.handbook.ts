/** When to take ColumnSetChoice, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A table has sets of columns, and its filters stand in one line above it.'],
  instead: ['Without such a line, `DataTable` shows the same control above its end.'],
  anatomy: { Sets: 'one for each, the chosen one pressed' },
  keys: { 'Arrow keys': 'choose another set' },
  announces: ['Each set is a radio button of the group “Columns”.'],
  words: ['A set is called by who reads it or what it has: “Desk”, “All columns”.'],
  search: ['columns', 'view', 'density', 'column picker'],
};
