/** When to take Form, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Fields are sent together.'],
  instead: ['One filter or one switch that takes effect at once needs no form.'],
  anatomy: {
    Summary:
      'of all that is wrong, with a link to each field; has the focus after a refused submission',
    Fields: 'in groups',
    Actions: 'the main button, then the way out',
  },
  keys: {
    Enter: 'in a long form goes on to the next field, in a short one submits',
    'Ctrl Enter':
      'submits from anywhere, by the button with `data={{ "ctrl-enter": true }}` where there is one',
  },
  announces: [
    '“Please fix all errors” and the list, as it is refused. “All of it is corrected”, when it is.',
  ],
  words: [
    'An error says what to do: “Enter a name of the client.”, not “Invalid”.',
    'Mark what is required; if all is, say so once.',
  ],
  search: ['validation', 'error summary', 'submit', 'fields'],
};
