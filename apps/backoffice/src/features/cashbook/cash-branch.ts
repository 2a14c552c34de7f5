/** Which branch's cash one looks at, and whether one may write into it. D73. */
import { useIdParameter } from '../../navigation/use-address.ts';
import { useUser } from '../../auth/user.tsx';

export interface CashBranch {
  /** For every call: staff are in their branch without saying so. */
  readonly query: { readonly branchId?: number };
  readonly isAdmin: boolean;
  /** An admin has to choose a branch first. */
  readonly canWrite: boolean;
  readonly chosen: number | null;
  readonly choose: (id: number | null) => void;
}

export function useCashBranch(): CashBranch {
  const { role } = useUser();
  const { value, choose } = useIdParameter('branch');
  const isAdmin = role === 'admin';
  const chosen = isAdmin ? value : null;
  return {
    query: chosen === null ? {} : { branchId: chosen },
    isAdmin,
    canWrite: !isAdmin || chosen !== null,
    chosen,
    choose,
  };
}
