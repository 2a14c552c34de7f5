/** When to take EthiopianTimePicker, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A time that people say on the Ethiopian clock: part of the day, hour, quarter.'],
  anatomy: {
    Label: 'a press on it opens the picker',
    'Part of the day': 'morning, afternoon, evening',
    Hours: 'of that part',
    Quarters: 'on the hour, quarter past, half past, quarter to',
    'Read-back': 'the same on the 24-hour clock, and whether it is after midnight',
  },
  keys: {
    'Arrow keys': 'move within a group',
    Tab: 'to the next group',
    Digits: 'choose an hour: of the chosen part of the day, else of the first that has it',
    Enter: 'sets the time that was typed',
  },
  announces: [
    'The time of the other clock, as it changes. A quarter that does not exist is said, with the nearest time to take.',
  ],
  search: ['clock', 'time input', 'hour', 'ሰዓት'],
};
