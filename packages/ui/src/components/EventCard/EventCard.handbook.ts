/** When to take EventCard, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The events of a day, to be opened one by one.'],
  instead: ['Many facts of many events are a `DataTable`.'],
  anatomy: {
    Head: 'client and time',
    Facts: 'package, people, branch, telephone',
    Money: 'what of the price is received, waits and is left',
    Act: 'a button for what is done most with such an event',
  },
  announces: [
    'One button: client, time and number of people are its name, the rest its description.',
  ],
  search: ['booking', 'appointment', 'event tile'],
};
