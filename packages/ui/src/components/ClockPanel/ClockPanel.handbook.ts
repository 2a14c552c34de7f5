/** When to take ClockPanel, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['In the sidebar, so that the day and the hour of the business are always in sight.'],
  instead: ['A time of a record is a `TimeText`, a date a `DateText`.'],
  anatomy: {
    Heading: 'where one is needed',
    Date: 'in both calendars',
    Time: 'on both clocks',
  },
  search: ['clock', 'time', 'today', 'ሰዓት'],
};
