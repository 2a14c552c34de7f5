// Spec 2.5, D140
import { useLingui } from '@lingui/react/macro';
import { useOwnBranches } from '#api/queries/records.ts';
import { useUser } from '#auth/user.tsx';
import { useToday } from '#browser/use-today.ts';
import { ALL_BRANCHES, useFilters } from '#navigation/use-address.ts';
import type { EventList } from '../event-data.ts';
import { filterOf, useIsDeletedView } from './event-views.tsx';

export const branchInSight = <Branch extends { readonly id: number | string }>(
  branches: readonly Branch[],
  wanted: string | null,
): Branch | undefined => branches.find(({ id }) => String(id) === wanted) ?? branches[0];

export function useListInSight() {
  const { t } = useLingui();
  const isAdmin = useUser().role === 'admin';
  const { data: branches, error, retry } = useOwnBranches();
  const address = useFilters();
  const filter = filterOf(address, useToday().today);
  const isDeleted = useIsDeletedView();
  const hasAll = isAdmin && (branches?.length ?? 0) > 1;
  const places = [
    ...(branches ?? []),
    ...(hasAll ? [{ id: ALL_BRANCHES, name: t`All branches` }] : []),
  ];
  const current = branchInSight<{ id: number | string; name: string }>(
    places,
    address.get('branch'),
  );
  const list: EventList | null = current
    ? { branch: current.id === ALL_BRANCHES ? null : Number(current.id), isDeleted, filter }
    : null;
  return { isLoaded: branches !== undefined, error, retry, places, current, list };
}
