/** What is left of a small budget: after its latest movement, or all of it. Spec 2.8. */
import type { PettyAccount } from './petty-cash-data.ts';

export const leftOf = ({ budget, pettycashtransacts }: PettyAccount): number =>
  pettycashtransacts[0]?.balance_after ?? budget;
