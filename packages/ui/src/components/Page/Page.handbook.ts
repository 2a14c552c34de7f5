/** When to take Page, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Every screen inside the shell.'],
  anatomy: {
    Back: 'the page above, where there is one',
    Title: 'the only heading of level 1',
    Description: 'one sentence, where it helps',
    Action: 'what most come to do',
    Content: 'cards, a table, a form',
  },
  announces: ['Without `AppShell` around it, it is the `main` landmark.'],
  words: ['The title is the noun of the menu: “Events”. A record’s page has the record’s name.'],
  search: ['screen', 'view', 'template'],
};
