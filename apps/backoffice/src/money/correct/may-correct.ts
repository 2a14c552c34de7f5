/** Who corrects an entry: whoever may make the call that booked it, with Cashbook In/Out where the cash of the book moves. SPEC: D172 */
import type { Permission } from '@digis/api-client/contract';
import { useCan } from '../../auth/user.tsx';
import type { EntryKind } from './correctable.ts';

/** One of them is enough. */
const bookedBy: Readonly<Record<EntryKind, readonly Permission[]>> = {
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

export function useMayCorrect(): (kind: EntryKind) => boolean {
  const can = useCan();
  return (kind) => bookedBy[kind].some(can) && (kind === 'petty_spend' || can('Cashbook In/Out'));
}
