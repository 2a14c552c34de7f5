/** When to take SaveBar, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A form that is a page, longer than the window or in tabs, such as the settings.'],
  instead: ['In a dialog take `DialogFooter`; a short form has its buttons in `actions`.'],
  anatomy: {
    Note: 'how much is not saved yet',
    Act: 'one button, which saves',
  },
  announces: ['The note, whenever it changes: “3 changes”.'],
  search: ['sticky', 'footer', 'save', 'unsaved changes'],
};
