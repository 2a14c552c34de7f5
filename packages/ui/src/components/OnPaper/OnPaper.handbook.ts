/** When to take OnPaper, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A list is printed from a page with a title of its own, or has more to say on paper.'],
  instead: ['A paper that leaves the office is a `PrintSheet`.'],
  anatomy: {
    Title: 'in the place of the title of the page',
    Content: 'what the screen says otherwise: a total, lines to sign on',
  },
  words: ['The title says whose list it is and of which days.'],
  search: ['print', 'paper', 'title'],
};
