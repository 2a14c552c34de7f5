/** Movements between accounts. Outgoing cash needs a pass from the payment limits. */
import type { Account } from './accounts.ts';

export interface Movement {
  account: Account;
  /** Santim; negative: taken from the account. */
  amount: number;
  /** A correction is shown on the side of the entry it corrects. */
  side?: 'in' | 'out';
  keepsAboveZero?: boolean;
  /** A correction lowers the total of its side. */
  takesBack?: boolean;
}

const passed = new WeakSet<Movement>();

/** Linted: only `payment-limits` may call it, so every payment has limits. */
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
