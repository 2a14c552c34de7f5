/** When to take Stack, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Parts of a page, a card or a form below one another.'],
  instead: ['Fields with a legend are a `FieldGroup`.'],
  anatomy: {
    Column: 'of equal spaces: the kit’s parts have no margins of their own',
  },
  search: ['column', 'vertical', 'spacing', 'layout'],
};
