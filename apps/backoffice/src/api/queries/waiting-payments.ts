/** The number of payments that wait for approval, for users who may approve them. */
import { useRead } from '../hooks.ts';
import { useCan } from '../../auth/user.tsx';
import { useSettled } from '../../browser/page.ts';

/** Read once the page has settled, so that no first rows wait for it, unless the number itself is on screen. */
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
