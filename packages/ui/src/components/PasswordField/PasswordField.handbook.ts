/** When to take PasswordField, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Signing in, a new password.'],
  anatomy: {
    Label: 'whose password',
    Input: 'hidden letters',
    Eye: 'shows them while it is pressed in',
  },
  announces: ['“Show password”, pressed or not.'],
  words: ['Say the rule before it is broken, in the description: “At least 10 characters”.'],
  search: ['secret', 'sign in', 'login', 'show password'],
};
