import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '#api/hooks.ts';
import { useReadPages } from '#api/pages.ts';
import { useCashBranch } from '../cashbook-data.ts';

export type PettyAccount = Schemas['PettyCashAccount'];
export type PettyTransaction = Schemas['PettyCashTransaction'];

const isAccount = (row: PettyAccount | PettyTransaction): row is PettyAccount => 'budget' in row;
const isTransaction = (row: PettyAccount | PettyTransaction): row is PettyTransaction =>
  'balance_after' in row;

const openFirst = (accounts: readonly PettyAccount[]): readonly PettyAccount[] =>
  [...accounts].sort((one, other) => Number(one.closed) - Number(other.closed));

export function usePettyAccounts() {
  const { query } = useCashBranch();
  return useRead('/petty-cash', {
    query,
    pick: ({ data }) => openFirst([...data].filter(isAccount)),
  });
}

export function usePettyTransactions(id: number) {
  const { query } = useCashBranch();
  return useReadPages('/petty-cash', {
    query: { ...query, id: String(id) },
    pick: ({ data }) => [...data].filter(isTransaction),
  });
}

const also = ['/transactions', '/event/account'] as const;

export const useRecordPetty = () => useWrite('post', '/petty-cash', { also });
export const useAddToPetty = () => useWrite('patch', '/petty-cash', { also });
export const useTogglePetty = () => useWrite('delete', '/petty-cash', { also });

/** Before the first movement the full budget is left. Spec 2.8 */
export const leftOf = ({ budget, pettycashtransacts }: PettyAccount): number =>
  pettycashtransacts[0]?.balance_after ?? budget;
