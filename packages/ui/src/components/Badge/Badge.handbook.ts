/** When to take Badge, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'A record has one of a few states that readers compare down a list.',
    'A count belongs to a word, as the pending ones of a tab.',
  ],
  instead: ['A chip that can be removed is a `TagGroup`, one that filters is `FilterChips`.'],
  anatomy: {
    Word: 'the state; it is never cut',
    Icon: 'where the state has one that is known',
    Ground: 'the tone, which only repeats the word',
  },
  announces: [
    'It is text, without a role. A screen reader says it where it stands: put it after the name it belongs to.',
  ],
  words: [
    'One or two words, the state and no sentence: “Pending”, not “This is pending”.',
    'In Amharic use the adjective alone: “በመጠባበቅ ላይ”.',
  ],
  search: ['tag', 'label', 'chip', 'status', 'pill', 'count'],
};
