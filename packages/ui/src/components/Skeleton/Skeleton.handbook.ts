/** When to take Skeleton, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A list or a card comes within seconds and its shape is known.'],
  anatomy: {
    Bones: 'as lines, rows, cards or a calendar; a moment late, so that fast answers do not flash',
  },
  announces: ['One label for all of them: “Loading…”. The bones are hidden.'],
  search: ['loading', 'placeholder', 'shimmer'],
};
