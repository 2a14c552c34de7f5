/** When to take PermissionChecklist, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['An administrator says what a user may do.'],
  instead: ['Other lists of boxes are `Checkbox`es in a `FieldGroup`, or an `ItemPicker`.'],
  anatomy: {
    Group: 'a heading with how many are ticked, and a box for all',
    Permission: 'words, and what it needs',
    Change: 'how many were added and removed since it was saved',
  },
  announces: ['“Also added” and what, where a permission needs another.'],
  words: ['A permission is what the user may do: “Cancel events”.'],
  search: ['roles', 'access', 'rights', 'authorisation', 'checkbox tree'],
};
