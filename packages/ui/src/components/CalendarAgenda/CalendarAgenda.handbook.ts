/** When to take CalendarAgenda, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The events of days one after another, read on a phone.'],
  instead: ['A list with filters is a `DataTable`.'],
  anatomy: {
    Week: 'seven days with the number of events on each',
    'Earlier and later': 'the week before and after',
    Events: 'of the chosen day, by time',
  },
  keys: {
    'Arrow Left, Arrow Right': 'the day before and after, also into the next week',
  },
  announces: ['A day is read with both dates and its number of events.'],
  search: ['schedule', 'week view', 'day view', 'agenda'],
};
