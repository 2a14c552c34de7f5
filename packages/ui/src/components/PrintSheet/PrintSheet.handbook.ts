/** When to take PrintSheet, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['What leaves the office on paper.'],
  instead: ['What stays on the screen is a `Page`.'],
  anatomy: {
    Head: 'on each page: the business and the paper',
    Content: 'not torn within a line of a table',
    Blocks: 'each with a name, and never torn',
    Foot: 'once, at the end: signatures; it is not parted over two pages',
    Stamp: 'across the paper: that it is void',
  },
  words: ['A paper has both calendars, the sum in figures and the name of who signs.'],
  search: ['PDF', 'paper', 'receipt', 'contract', 'A4'],
};
