/** When to take NumberField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A count: people, plates, days.'],
  instead: ['Codes and years that are not counted are a `TextField`.'],
  anatomy: {
    Label: 'what is counted',
    Input: 'whole numbers',
    Unit: 'behind the input: people',
  },
  announces: ['Why a text is no count.'],
  words: ['Give the unit, not in the label: “Guests”, unit “people”.'],
  search: ['integer', 'count', 'quantity', 'stepper input'],
};
