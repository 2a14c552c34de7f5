/** When to take Notice, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The page has to say something that stays: offline, a rule, what is still missing.'],
  instead: [
    'A state of one record is a `Badge`, nothing to show an `EmptyState`, a question a `ConfirmDialog`.',
  ],
  anatomy: {
    Sign: 'of its tone',
    Title: 'what is so, in a few words',
    Text: 'what to do',
    Action: 'one or two buttons, below on a phone',
  },
  announces: [
    'With `isLive` it is read as it appears; errors at once, the rest when there is a pause.',
  ],
  words: ['What happened, then what to do, in two short sentences at most. No blame, no code.'],
  search: ['alert', 'banner', 'callout', 'message', 'warning', 'info'],
};
