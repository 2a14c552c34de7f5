/** When to take Meter, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Shares of a sum or a capacity that belong together.'],
  instead: ['The money of an event is `EventMoney`. Values over time are a chart.'],
  anatomy: {
    Bar: 'a share each, told apart by tone and pattern',
    Legend: 'the figure of each, and of the rest',
  },
  announces: [
    'One meter, whose value is all its figures in words; bar and legend are not read again.',
  ],
  search: ['gauge', 'share', 'stacked bar', 'usage', 'capacity'],
};
