/** When to take NameListField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Names that are in no list: extra dishes, helpers of one day.'],
  instead: ['Names that the app knows are a `MultiSelect` or an `ItemPicker`.'],
  anatomy: {
    Input: 'one name at a time',
    Add: 'the button beside it',
    Names: 'as chips, each with a cross',
  },
  keys: {
    Enter: 'adds the name and keeps the focus',
  },
  announces: ['“Abebe added”, “Abebe removed”.'],
  search: ['tags input', 'token field', 'list of text'],
};
