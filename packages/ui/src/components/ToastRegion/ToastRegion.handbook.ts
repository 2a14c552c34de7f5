/** When to take ToastRegion, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Something that the user did is done, or failed, and the page has gone on.'],
  instead: [
    'What stays true is a `Notice`, what is wrong with a field stands at the field, what must be answered is a `ConfirmDialog`.',
  ],
  anatomy: {
    Toast: 'a sign of its tone, words, one action at most, Close',
    Region: 'at the top, above dialogs; the last of them stay readable in a list',
  },
  keys: {
    F6: 'to the messages and back',
  },
  announces: [
    'Success when there is a pause, errors at once. A toast with an action stays until it is closed.',
  ],
  words: ['What was done, with its object: “Event scheduled”. A failure says what to do.'],
  search: ['toast', 'snackbar', 'notification', 'flash', 'alert', 'message'],
};
