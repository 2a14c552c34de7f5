/** The addresses of the lists behind the figures, with filters for the same rows. SPEC: D148 */
import { useCan, useUser } from '../../auth/user.tsx';
import { ALL_BRANCHES, EVENTS } from '../../navigation/use-address.ts';
import { useBranchInSight } from '../../navigation/branch-in-sight.ts';
import type { Month } from './overview-data.ts';

export function useListAddresses() {
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  const branch = useBranchInSight();
  const at = (path: string, filters: Readonly<Record<string, string>>) => {
    const all = { ...filters, ...(branch !== null && { branch: String(branch) }) };
    return `${path}?${new URLSearchParams(all).toString()}`;
  };
  const events = (filters: Readonly<Record<string, string>>) =>
    at(EVENTS, isAdmin && branch === null ? { ...filters, branch: ALL_BRANCHES } : filters);
  return {
    eventsOf: ({ from, to }: Month) => ({ href: events({ view: 'all', from, to }) }),
    /** Without the permission to see the book, the figure is no link. */
    cashOf: ({ from, to }: Month) =>
      can('Cashbook View Records') ? { href: at('/cashbook', { tab: 'book', from, to }) } : {},
    owing: events({ view: 'owes' }),
    shortOfStaff: events({ view: 'week', staff: 'short' }),
  };
}
