/** When to take LedgerTable, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['The cashbook of a branch, what a vendor or an employee was paid.'],
  instead: ['Records without money are a `DataTable`.'],
  anatomy: {
    Direction: 'in or out, by arrow and word',
    Amount: 'also on the card of a phone',
    Balance: 'after each line, where it is known',
    Receipt: 'a picture that opens',
    Totals: 'below the columns that have one',
  },
  announces: ['As `DataTable` does.'],
  words: ['Name the column by what is summed: “Received”, not “Amount 1”.'],
  search: ['cashbook', 'accounting', 'payments', 'transactions', 'statement'],
};
