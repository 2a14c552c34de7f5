/** When to take Timeline, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Who changed what and when has to be read: a record, the log.'],
  anatomy: {
    When: 'date and time',
    Who: 'the person',
    What: 'in words',
    Change: 'what it was before and after',
  },
  announces: [
    'A list in the order it is given, the newest first as a rule; “before” and “after” are said.',
  ],
  words: ['The past tense, with the person as subject: “Hana changed the price”.'],
  search: ['history', 'activity', 'audit', 'log', 'changes'],
};
