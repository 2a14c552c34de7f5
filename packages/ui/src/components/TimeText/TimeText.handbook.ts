/** When to take TimeText, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Wherever a time of day is shown.'],
  instead: ['The time now is a `ClockPanel`, a day a `DateText`.'],
  anatomy: {
    Ethiopian: 'the hour and the part of the day',
    Other: 'the same on the 12-hour clock',
    Night: 'to which day a time after midnight belongs, with `pickedDay`',
  },
  announces: ['A `time` element with the 24-hour time for machines.'],
  words: ['Never write AM and PM for the Ethiopian clock: it counts from six.'],
  search: ['time', 'clock', 'hour', 'ሰዓት'],
};
