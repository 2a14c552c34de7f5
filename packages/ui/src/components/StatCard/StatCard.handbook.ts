/** When to take StatCard, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A few figures at the top of a screen.'],
  instead: ['Shares of a whole are a `Meter`.'],
  anatomy: {
    Label: 'what is counted',
    Value: 'a number, `Birr` or text',
    Hint: 'compared with what, of when',
    Icon: 'where one is known',
    Link: 'to the list that the figure is the sum of',
  },
  words: ['The label says the period: “Events this month”.'],
  search: ['KPI', 'metric', 'figure', 'dashboard'],
};
