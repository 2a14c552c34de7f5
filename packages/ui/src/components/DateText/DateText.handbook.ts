/** When to take DateText, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Wherever a date is shown.'],
  anatomy: {
    First: 'the date in the calendar of the provider, or as `first` says',
    Other: 'the date of the other calendar, in brackets',
  },
  announces: ['A `time` element with the Gregorian date for machines. What is no date is a dash.'],
  words: ['Never write a date as numbers alone: 5/1/2019 is two days in two calendars.'],
  search: ['date', 'Ethiopian calendar', 'Gregorian', 'ቀን'],
};
