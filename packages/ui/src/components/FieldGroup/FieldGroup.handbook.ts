/** When to take FieldGroup, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Fields that are answered together: an address, the guarantor.'],
  instead: ['Parts that can be hidden are a `Disclosure`.'],
  anatomy: {
    Legend: 'the heading of the group',
    Fields: 'below one another, or in columns that fit',
  },
  announces: ['A group with its legend: read as the focus comes into it.'],
  words: [
    'A noun, which its labels need not repeat: “Guarantor”, then “Name”, not “Guarantor’s name”.',
  ],
  search: ['fieldset', 'section', 'legend'],
};
