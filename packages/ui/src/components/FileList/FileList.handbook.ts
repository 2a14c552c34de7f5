/** When to take FileList, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Several files of a record, some of them still on their way.'],
  anatomy: {
    Name: 'of the file, with its size',
    State: 'percent, or what went wrong',
    Acts: 'stop, try again, remove',
  },
  announces: ['Progress at the quarters, and each failure.'],
  search: ['attachments', 'uploads', 'documents'],
};
