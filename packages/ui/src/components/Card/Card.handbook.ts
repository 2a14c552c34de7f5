/** When to take Card, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Facts or fields of one thing, apart from others on the page.'],
  instead: [
    'A figure is a `StatCard`, an event an `EventCard`. Where space is enough take `Stack`.',
  ],
  anatomy: {
    Title: 'a heading, where the card has one',
    Act: 'one button or link at the end of the title',
    Content: 'anything but another card',
    Edge: 'none, where a table brings its own',
  },
  search: ['panel', 'box', 'surface', 'container'],
};
