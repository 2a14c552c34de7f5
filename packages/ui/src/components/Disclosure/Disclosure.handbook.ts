/** When to take Disclosure, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Detail that a few need: how a price is made up, rarely used settings.'],
  anatomy: {
    Title: 'a button in a heading, with an arrow',
    End: 'a fact of what is hidden, such as its sum',
    Content: 'below it while it is open',
  },
  announces: ['“collapsed” and “expanded”.'],
  words: ['The title names the content. It does not say “Show”: the arrow and the state do.'],
  search: ['accordion', 'collapse', 'expander', 'details', 'show more', 'FAQ'],
};
