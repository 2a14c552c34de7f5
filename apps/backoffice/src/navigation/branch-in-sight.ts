import { useUser } from '../auth/user.tsx';
import { useIdParameter } from './use-address.ts';

export function useBranchInSight(): number | null {
  const { value } = useIdParameter('branch');
  return useUser().role === 'admin' ? value : null;
}

export function useOfBranch(): { readonly branchId?: number } {
  const branch = useBranchInSight();
  return branch === null ? {} : { branchId: branch };
}
