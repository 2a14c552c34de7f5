/** Who corrects an entry: whoever may make the call that booked it, with Cashbook In/Out where the cash of the book moves. */
import type { Permission } from '@digis/api-client/contract';
import { requireOneOf } from '../../auth/require-permission.ts';
import type { SignedInUser } from '../../auth/signed-in-user.ts';
import type { EntryRow } from './standing.ts';

const bookedBy: Readonly<Record<Exclude<EntryRow['record_type'], 'accrual'>, Permission[]>> = {
  manual: ['Cashbook In/Out'],
  event: ['Cashbook Approve Pending Transaction', 'Cashbook Settle Advance Payment'],
  refund: ['Cashbook Approve Pending Transaction'],
  settle: ['Cashbook Settle Advance Payment'],
  vendor: ['Vendor Ledger'],
  employee: ['Employees'],
  petty_create: ['Cashbook Create Petty Cash'],
  petty_add: ['Cashbook Create Petty Cash'],
  petty_spend: ['Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
  petty_return: ['Cashbook Spend Petty Cash', 'Cashbook Create Petty Cash'],
};

export function requireMayCorrect(
  user: SignedInUser,
  type: keyof typeof bookedBy,
  movesBook: boolean,
): void {
  requireOneOf(user, bookedBy[type]);
  if (movesBook) requireOneOf(user, ['Cashbook In/Out']);
}
