/** The branches that the user may see, and which of them is in sight: that of the address, else the one seen last. */
import type { Schemas } from '@digis/api-client/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import useSWR from 'swr';
import { useUser } from '../answers.ts';

/** The tab of all branches, for an admin. */
export const ALL_BRANCHES = 'all';
/** Where the branch seen last is kept, so that its events need not wait for the branches. */
const SEEN = 'mui.branch';

export interface Branch {
  readonly id: string;
  readonly name: string;
}

export function useBranchInSight(allBranches: string) {
  const isAdmin = useUser()?.role === 'admin';
  const { data, error, mutate } = useSWR<Schemas['Branches'], Error>('/api/branch?forEvent=1');
  const [address, setAddress] = useSearchParams();
  const own = data?.branches.map(({ id, name }): Branch => ({ id: String(id), name }));
  const branches =
    own && isAdmin && own.length > 1 ? [...own, { id: ALL_BRANCHES, name: allBranches }] : own;
  const wanted = address.get('branch') ?? sessionStorage.getItem(SEEN);
  const found = branches?.find(({ id }) => id === wanted) ?? branches?.[0];
  const id = branches ? found?.id : (wanted ?? undefined);
  useEffect(() => {
    if (id !== undefined) sessionStorage.setItem(SEEN, id);
  }, [id]);
  return {
    branches,
    /** Undefined until it is known. */
    id,
    name: found?.name ?? '',
    choose: (branch: string) => setAddress((before) => ({ ...Object.fromEntries(before), branch })),
    error,
    retry: () => void mutate(),
  };
}
