/** When to take MonthLegend, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'Below a `MonthCalendar` whose days have lines, notes or bands: what their signs mean, once.',
  ],
  instead: ['The parts of a sum have the legend of their `Meter`, a chart has its own.'],
  anatomy: {
    Sign: 'letters, the bar before an event, or the band below the days',
    Words: 'what it means',
  },
  announces: ['A list with its name: “What the signs mean”; the signs themselves are not read.'],
  search: ['legend', 'key', 'signs of the calendar'],
};
