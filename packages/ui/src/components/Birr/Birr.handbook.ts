/** When to take Birr, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Wherever an amount is shown: in text, in cells, on cards.'],
  instead: [
    'A balance that bystanders should not read is a `BalancePanel`, the direction of a payment a `LedgerDirection`.',
  ],
  anatomy: {
    Number: 'grouped by thousands; santim only where there are any; a real minus sign',
    Currency: 'Br in English, ብር in Amharic, or ETB where papers ask for it',
  },
  announces: ['Number and currency are read as one. A value that is no number is a dash.'],
  words: [
    'Never write a sum by hand in a sentence: “Birr” writes it alike everywhere, and never breaks the digits.',
  ],
  search: ['money', 'currency', 'ETB', 'amount', 'ብር'],
};
