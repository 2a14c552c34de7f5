/** When to take Grid, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Cards or figures of equal weight.'],
  instead: ['Columns that belong together by rows are a `DataTable`.'],
  anatomy: {
    Columns: 'as many as `column` lets fit, all of one width',
  },
  search: ['columns', 'layout', 'tiles'],
};
