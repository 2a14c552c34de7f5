import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '#api/hooks.ts';
import { useNextPages, useReadPages } from '#api/pages.ts';
import { useEmployees, useUsers, useVendors } from '#api/queries/records.ts';
import { nameOfUser } from '#api/user-name.ts';
import type { CashBranch } from '../../cashbook-data.ts';

export type Opening = Schemas['Opening'];

export const useOpening = (query: CashBranch['query']) =>
  useRead('/opening', { query, pick: ({ can_open, opening }) => ({ canOpen: can_open, opening }) });

const also = [
  '/transactions',
  '/event',
  '/receivables',
  '/payables',
  '/petty-cash',
  '/vendor-ledger',
  '/employee-ledger',
  '/client',
] as const;

export const useOpenBooks = () => useWrite('post', '/opening', { also, refreshesOnFailure: true });

export const useUndoOpening = () =>
  useWrite('delete', '/opening', { also, refreshesOnFailure: true });

interface Named {
  readonly id: number;
  readonly name: string;
}

interface OpeningChoices {
  readonly spenders: readonly Named[] | undefined;
  readonly vendors: readonly Named[] | undefined;
  readonly employees: readonly Named[] | undefined;
  readonly events: readonly Schemas['CashbookEvent'][] | undefined;
}

export function useOpeningChoices(query: CashBranch['query']): OpeningChoices {
  const { data: users } = useUsers();
  const { data: vendors } = useVendors();
  const { data: employees } = useEmployees();
  return {
    spenders: users
      ?.filter(({ branch }) => branch?.id === query.branchId)
      .map((user) => ({ id: user.id, name: nameOfUser(user) })),
    vendors,
    employees: employees?.map(({ id, full_name: name }) => ({ id, name })),
    events: useEventsWithRest(query),
  };
}

function useEventsWithRest(query: CashBranch['query']) {
  const list = useReadPages('/receivables', {
    query,
    pick: ({ receivables }) => receivables.map((row) => ({ ...row, id: row.event.id })),
  });
  useNextPages(list);
  if (list.status === 'loading') return undefined;
  return list.rows.flatMap(({ event }) =>
    (event.money?.left ?? 0) > 0 && event.money?.waiting === 0 ? [event] : [],
  );
}
