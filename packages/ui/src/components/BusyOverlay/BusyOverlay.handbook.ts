/** When to take BusyOverlay, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The user has started something, and nothing may be changed until it is done.'],
  anatomy: {
    Content: 'stays in sight and cannot be used',
    Words: 'what is being done; after ten seconds that it still is',
    'Keep waiting, Close': 'offered after half a minute',
  },
  announces: [
    'The label, politely, when the work has lasted longer than a moment; “Still working…” when it is long.',
    'The focus returns to where it was.',
  ],
  words: ['Say the work in progress: “Scheduling event…”, not “Loading”.'],
  search: ['loading', 'blocking', 'wait', 'progress', 'overlay'],
};
