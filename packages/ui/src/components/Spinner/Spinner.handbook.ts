/** When to take Spinner, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A wait of a second or two in a small place.'],
  instead: ['A wait that knows how far it is takes a `ProgressBar`.'],
  anatomy: {
    Circle: 'of the colour of the text around; breathes where motion is reduced',
  },
  announces: ['Its name where it has one; inside a button that says what it does it has none.'],
  search: ['loading', 'loader', 'activity', 'wait'],
};
