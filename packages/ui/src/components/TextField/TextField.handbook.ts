/** When to take TextField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A name, an address of one line, a code.'],
  instead: [
    'Sums are a `MoneyField`, counts a `NumberField`, telephones a `PhoneField`, secrets a `PasswordField`, a search a `SearchField`.',
  ],
  anatomy: {
    Label: 'above, always in sight',
    Description: 'what to type, before it is typed',
    Input: 'as wide as its column',
    Error: 'below, with a sign, what to do',
  },
  announces: ['Label, whether it is required, description and error.'],
  words: [
    'A label is a noun: “Full name”. A placeholder is no label.',
    'An error says what to do: “Enter the full name.”',
  ],
  search: ['input', 'text box', 'field'],
};
