/** When to take TierPricingEditor, its parts, keys and words. */
import type { Handbook } from '../../handbook/handbook.ts';

export const handbook: Handbook = {
  when: ['A package is priced by the number of people.'],
  anatomy: {
    Tiers: 'from, to, price for each',
    Faults: 'overlaps and gaps, at the row',
    Preview: 'the price of a number of people, with the tiers as they are',
  },
  announces: ['“Tier 3 removed”, and the focus goes on to the next.'],
  words: ['Say whether the price is for each person or for all, in the label.'],
  search: ['price', 'tiers', 'quantity discount', 'package'],
};
