/** Whether this user settles an advance. SPEC: D150, what goes out is a payment, for those who handle cash. */
import { useCan } from '#auth/user.tsx';
import type { CashRecord } from '../cashbook-data.ts';

export function useCanSettle(): (record: CashRecord) => boolean {
  const can = useCan();
  return ({ transact_type }) => transact_type === 'in' || can('Cashbook In/Out');
}
