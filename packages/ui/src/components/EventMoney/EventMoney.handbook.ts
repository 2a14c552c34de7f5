/** When to take EventMoney, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['Whoever reads has to know what may still be asked of the client.'],
  instead: ['The parts of another whole are a `Meter`.'],
  anatomy: {
    Bar: 'the three shares',
    Figures: 'received, waiting for approval, left to pay',
    Agreed: 'the advance that was agreed, where there is one',
  },
  announces: ['Each figure is said with its word; the bar only repeats it.'],
  search: ['payment status', 'paid', 'advance', 'remainder'],
};
