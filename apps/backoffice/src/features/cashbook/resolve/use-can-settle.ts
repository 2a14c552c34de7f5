/** Tells whether the user may settle an advance: an outgoing one is a payment, for users who handle cash. SPEC: D150 */
import { useCan } from '#auth/user.tsx';
import type { CashRecord } from '../cashbook-data.ts';

export function useCanSettle(): (record: CashRecord) => boolean {
  const can = useCan();
  return ({ transact_type }) => transact_type === 'in' || can('Cashbook In/Out');
}
