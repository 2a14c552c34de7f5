/** What the signed-in user may do, and what keeps the session alive. */
import type { Permission, Schemas } from '@digis/api-client/contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import { useUser } from '../answers.ts';

const ONE_MINUTE = 60_000;
const MOTIONS = ['pointermove', 'touchmove', 'wheel', 'click', 'keyup'] as const;

/** Whether the user has a permission; undefined until it is known. */
export function useCan(): (permission: Permission) => boolean | undefined {
  const held = useUser()?.access.split(',');
  return (permission) => held?.includes(permission);
}

/** How many payments wait for approval, for who may approve them. */
export function useWaitingPayments(): number {
  const mayApprove = useCan()('Cashbook Approve Pending Transaction');
  const { data } = useSWR<{ status: Schemas['CashbookStatus'] }>(
    mayApprove ? '/api/transactions?type=pending' : null,
  );
  return data?.status.pendingCount ?? 0;
}

/** Tells the server once a minute at most that a person is at work. */
export function useHeartbeat() {
  useEffect(() => {
    let isActive = false;
    const note = () => {
      isActive = true;
    };
    for (const motion of MOTIONS) window.addEventListener(motion, note, { passive: true });
    const timer = setInterval(() => {
      if (!isActive) return;
      isActive = false;
      const headers = { Authorization: `Bearer ${sessionStorage.getItem('digis.token')}` };
      fetch('/api/heartbeat', { method: 'POST', headers }).catch(() => undefined);
    }, ONE_MINUTE);
    return () => {
      clearInterval(timer);
      for (const motion of MOTIONS) window.removeEventListener(motion, note);
    };
  }, []);
}
