/** When to take IconButton, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Close, edit, delete, search: icons that everybody knows.'],
  instead: ['Several of them side by side are a `Toolbar`, at the end of a row `RowActions`.'],
  anatomy: {
    Icon: 'of lucide',
    Name: '`aria-label`, which a `Tooltip` may show',
  },
  words: [
    'The name has the verb and the record: “Delete branch Bole”, so that it is told from its neighbours.',
  ],
  search: ['icon', 'close button', 'round button'],
};
