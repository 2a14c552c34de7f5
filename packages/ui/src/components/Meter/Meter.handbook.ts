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
    'The legend, as a list; the bar is hidden from screen readers where it only repeats it.',
  ],
  search: ['gauge', 'share', 'stacked bar', 'usage', 'capacity'],
};
