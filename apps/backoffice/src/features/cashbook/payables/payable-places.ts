/** Where more is known of whom we owe: the ledger, or the advances to settle; null for who may not see it. */
import { useCan, useUser } from '#auth/user.tsx';
import type { Payable } from '../cashbook-data.ts';

export function usePayablePlace(): (payable: Payable) => string | null {
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  return ({ kind, id, branch }) => {
    const of = isAdmin ? `&branch=${branch.id}` : '';
    if (kind === 'advance')
      return can('Cashbook Settle Advance Payment') ? `/cashbook?tab=advance${of}` : null;
    if (kind === 'employee') return can('Employees') ? `/employees?dialog=ledger&id=${id}` : null;
    return can('Vendors') && can('Vendor Ledger') ? `/vendors?dialog=ledger&id=${id}${of}` : null;
  };
}
