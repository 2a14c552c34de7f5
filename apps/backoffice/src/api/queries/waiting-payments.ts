/** The number of payments that wait for approval, for users who may approve them. */
import { useRead } from '../hooks.ts';
import { useCan } from '../../auth/user.tsx';
import { useSettled } from '../../browser/page.ts';

/** Asked once the page has settled, so that no first rows wait for it, but where the number is itself what is shown. */
export function useWaitingPayments({ isAtOnce = false } = {}): number {
  const mayApprove = useCan()('Cashbook Approve Pending Transaction');
  const isSettled = useSettled();
  const { data = 0 } = useRead('/transactions', {
    query: { type: 'pending' },
    isEnabled: mayApprove && (isAtOnce || isSettled),
    isBackground: true,
    pick: ({ status }) => status.pendingCount,
  });
  return data;
}
