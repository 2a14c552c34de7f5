/** The branch that an admin looks at, from the address. */
import { useUser } from '../auth/user.tsx';
import { useIdParameter } from './use-address.ts';

/** null: an admin looks at all branches, or the user has one alone. */
export function useBranchInSight(): number | null {
  const { value } = useIdParameter('branch');
  return useUser().role === 'admin' ? value : null;
}

/** The same as a part of a query. */
export function useOfBranch(): { readonly branchId?: number } {
  const branch = useBranchInSight();
  return branch === null ? {} : { branchId: branch };
}
