/** When to take BalancePanel, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Balances of a branch, a till or an employee on a screen that others can see.'],
  instead: ['Money in and out line by line is a `LedgerTable`.'],
  anatomy: {
    Title: 'whose balances they are',
    Eye: 'shows and hides all of them at once',
    Parts: 'what a sum is made of, hidden with it',
    Sums: 'each with its label and, if needed, a hint; hidden sums are five marks and are not in the page',
  },
  announces: [
    '“Balances shown” and “Balances hidden”. The name of the eye never changes; whether it is pressed does.',
    'A hidden sum is read as “Hidden”.',
  ],
  words: ['Labels are nouns: “Cash”, “Bank”, “Petty cash”.'],
  search: ['money', 'hide', 'mask', 'balance', 'cash'],
};
