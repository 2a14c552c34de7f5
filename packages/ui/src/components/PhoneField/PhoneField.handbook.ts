/** When to take PhoneField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The telephone of a client, an employee, a vendor.'],
  anatomy: {
    Label: 'whose number',
    Input: 'takes spaces, +251 and 251; groups the digits when the focus leaves it',
    Error: 'a number that cannot be called',
  },
  announces: [
    '“Invalid phone format”, when the focus has left it, and the prefixes that are allowed where another was typed.',
  ],
  words: [
    'The placeholder is an example: 0911 22 33 44.',
    'The number is of a client or an employee, so the browser offers none; of whoever types, pass `autoComplete="tel"`.',
  ],
  search: ['telephone', 'mobile', 'contact', 'ስልክ'],
};
