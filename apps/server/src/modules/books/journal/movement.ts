/** Movements of an entry: an amount on an account, and the pass without which cash leaves no place. */
import type { Account } from './accounts.ts';

export interface Movement {
  account: Account;
  /** Santim; negative takes from the account. */
  amount: number;
  /** The side it is shown on, where its sign does not tell: a correction stays on the side it corrects. */
  side?: 'in' | 'out';
  /** The entry is refused when the account would have less than nothing after it. */
  keepsAboveZero?: boolean;
  /** It takes back what was counted before, so the total of that side falls and the other stays. */
  takesBack?: boolean;
}

const passed = new WeakSet<Movement>();

/** Lets cash leave. The linter allows the call in `payment-limits` alone, so no new way to pay can forget the limits. */
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
