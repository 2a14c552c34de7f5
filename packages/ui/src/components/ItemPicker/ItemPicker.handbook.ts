/** When to take ItemPicker, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'The dishes of a package, the people of an event: many are chosen, and the choice is reviewed.',
  ],
  anatomy: {
    Field: 'what is chosen, and how many',
    Search: 'hides items and clears none',
    Boxes: 'in columns',
    Done: 'with the number chosen',
    Reset: 'asks first where many are chosen',
  },
  announces: ['How many items match and how many are chosen.'],
  search: ['multi select', 'checklist', 'dishes', 'transfer'],
};
