import { useRead } from '../hooks.ts';
import { useCan } from '../../auth/user.tsx';
import { useSettled } from '../../browser/page.ts';

/** Delayed, so that it does not slow the first rows. */
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
