/** Movements of an entry, and the pass that outgoing cash needs. */
import type { Account } from './accounts.ts';

export interface Movement {
  account: Account;
  /** Santim; negative takes from the account. */
  amount: number;
  /** For a correction, which is shown on the side it corrects. */
  side?: 'in' | 'out';
  /** Refuses the entry if the account would become negative. */
  keepsAboveZero?: boolean;
  /** Lowers the total of the side it corrects. */
  takesBack?: boolean;
}

const passed = new WeakSet<Movement>();

/** The linter allows this call only in `payment-limits`, so that every payment has limits. */
export function letPass(movement: Movement): Movement {
  passed.add(movement);
  return movement;
}

export function requirePass(movement: Movement): void {
  const isCashOut = movement.account.is_cash === true && movement.amount < 0;
  if (isCashOut && !passed.has(movement)) {
    throw new Error(`cash of ${movement.account.name} was about to leave past the limits`);
  }
}
