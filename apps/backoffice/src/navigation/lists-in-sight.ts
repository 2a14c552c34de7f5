// D148
import { useCan, useUser } from '../auth/user.tsx';
import { useBranchInSight } from './branch-in-sight.ts';
import { ALL_BRANCHES, EVENTS } from './use-address.ts';

type Filters = Readonly<Record<string, string>>;

export function useListsInSight() {
  const can = useCan();
  const isAdmin = useUser().role === 'admin';
  const inSight = useBranchInSight();
  const at = (path: string, filters: Filters, branch: number | null = inSight): string => {
    const all = { ...filters, ...(branch !== null && { branch: String(branch) }) };
    const query = new URLSearchParams(all).toString();
    return query === '' ? path : `${path}?${query}`;
  };
  return {
    at,
    events: (filters: Filters): string =>
      at(EVENTS, isAdmin && inSight === null ? { ...filters, branch: ALL_BRANCHES } : filters),
    book: (filters: Filters, branch?: number | null): string | undefined =>
      can('Cashbook View Records')
        ? at('/cashbook', { tab: 'book', ...filters }, branch)
        : undefined,
  };
}
