/** When to take ProgressBar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['An upload, an import: something that takes seconds to minutes and knows how far it is.'],
  instead: ['Content of a known shape that loads is a `Skeleton`.'],
  anatomy: {
    Label: 'what runs',
    Bar: 'from 0 to 100, or moving where it is unknown',
    Value: 'in words where percent say little: “3 of 12 files”',
  },
  announces: [
    'Its value when asked. Announce the end yourself; a bar that speaks at each step is noise.',
  ],
  search: ['loading', 'percent', 'upload progress', 'indeterminate'],
};
