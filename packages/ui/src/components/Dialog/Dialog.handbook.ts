/** When to take Dialog, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: [
    'A short task that has to be done or left before going on: a form of a few fields, a detail.',
  ],
  instead: [
    'What is read beside the page is a `Drawer` or a `Popover`. A task of several screens is a page of its own.',
  ],
  anatomy: {
    Title: 'names the task',
    Close: 'the cross, where it can be dismissed',
    Content: 'scrolls',
    Footer: 'its buttons, always in sight',
  },
  keys: {
    Escape: 'closes it, unless it cannot be dismissed',
    Tab: 'goes round within it',
  },
  announces: [
    'A dialog with its title, as it opens. The page behind cannot be reached.',
    'As it closes, what opened it has the focus again; where that is gone what had it before, and else the `h1` in `main`, or `main`.',
  ],
  words: ['The title says what the button does: “Add Branch”, and the button “Save”.'],
  search: ['modal', 'popup', 'window', 'sheet', 'lightbox'],
};
