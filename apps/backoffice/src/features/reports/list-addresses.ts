/** The addresses of the lists behind the figures of a report. SPEC: D130 */
import { useCan, useUser } from '../../auth/user.tsx';
import { ALL_BRANCHES, EVENTS } from '../../navigation/use-address.ts';
import type { Days } from '../../money/whole-periods.ts';
import { useBranchInSight } from '../../navigation/branch-in-sight.ts';

type Filters = Readonly<Record<string, string>>;
/** Without the permission for the list, the figure is no link. */
type Address = { readonly href?: string };

export function useListAddresses({ from, to }: Days) {
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  const branch = useBranchInSight();
  const at = (path: string, filters: Filters): Address => {
    const all = { ...filters, from, to, ...(branch !== null && { branch: String(branch) }) };
    return { href: `${path}?${new URLSearchParams(all).toString()}` };
  };
  const events = (filters: Filters): Address =>
    can('View Events')
      ? at(EVENTS, isAdmin && branch === null ? { ...filters, branch: ALL_BRANCHES } : filters)
      : {};
  /** Payments of clients are of three kinds there, and certificates are not in it. */
  const book = (filters: Filters = {}): Address =>
    can('Cashbook View Records') ? at('/cashbook', { tab: 'book', ...filters }) : {};
  return {
    events: events({ view: 'all' }),
    owing: events({ view: 'owes' }),
    eventsOf: (packageId: number) => events({ view: 'all', packageId: String(packageId) }),
    cash: book(),
    cashOf: (category: string) => book({ category }),
    cashAt: (place: string) => book({ place }),
  };
}
