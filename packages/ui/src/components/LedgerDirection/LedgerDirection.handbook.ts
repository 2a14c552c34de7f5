/** When to take LedgerDirection, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A payment in a list of payments of both directions.'],
  anatomy: {
    Arrow: 'in or out',
    Word: 'the same',
    Tone: 'which of them is good depends on whose ledger it is',
  },
  search: ['in out', 'credit', 'debit', 'income', 'expense'],
};
