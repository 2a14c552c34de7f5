/** When to take Divider, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Between groups of a menu or of a toolbar, or with a word between two ways: “or”.'],
  anatomy: {
    Line: 'across or down',
    Label: 'a word on the line, where needed',
  },
  announces: ['A separator; with its label where it has one.'],
  search: ['separator', 'rule', 'line', 'hr'],
};
