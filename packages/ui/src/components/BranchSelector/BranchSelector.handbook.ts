/** When to take BranchSelector, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The whole screen is about one branch, or about all.'],
  anatomy: {
    'A few': 'side by side, as segments',
    Many: 'a box to search in',
    Note: 'says where new records go while one branch is chosen',
  },
  announces: [
    'Where a branch has to be chosen first, the field says so and is invalid until it is.',
  ],
  search: ['location', 'switch branch', 'site'],
};
