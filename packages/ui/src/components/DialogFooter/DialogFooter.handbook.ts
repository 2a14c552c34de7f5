/** When to take DialogFooter, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The form inside a dialog knows what its buttons need, such as whether it is being sent.'],
  anatomy: {
    Notice: 'over the buttons, what has to be decided before',
    Note: 'a word beside the buttons, such as a sum',
    Buttons: 'the main one last',
  },
  search: ['dialog buttons', 'modal footer', 'actions'],
};
