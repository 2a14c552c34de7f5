import type { QueryOf, Schemas } from '@digis/api-client/contract';
import { readAhead, useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';
import { useIdParameter } from '../../navigation/use-address.ts';
import { useUser } from '../../auth/user.tsx';

export type CashQuery = QueryOf<'listTransactions'>;
export type CashTab = CashQuery['type'];
export type CashRecord = Schemas['CashbookRecord'];

export const useCashRecords = (query: CashQuery) =>
  useReadPages('/transactions', { query, pick: ({ data }) => data });

const entryQuery = (id: number, branch: CashBranch['query']): CashQuery => ({
  type: 'book',
  id,
  ...branch,
});

export const useCashEntry = (id: number, branch: CashBranch['query']) =>
  useRead('/transactions', {
    query: entryQuery(id, branch),
    pick: ({ data }) => data[0] ?? null,
  });

export const readCashEntry = (id: number, branch: CashBranch['query']) =>
  void readAhead('/transactions', entryQuery(id, branch)).catch(() => undefined);

export const useCashFigures = (query: CashQuery, isEnabled: boolean) =>
  useRead('/transactions', {
    query,
    isEnabled,
    pick: ({ status, totals }) => ({ status, totals }),
  });

export const useReceivables = (query: CashBranch['query']) =>
  useReadPages('/receivables', {
    query,
    pick: ({ receivables }) => receivables.map((row) => ({ ...row, id: row.event.id })),
  });

export const useReceivableTotals = (query: CashBranch['query']) =>
  useRead('/receivables', { query, pick: ({ totals }) => totals });

export type Payable = Schemas['Payable'];
export type PayableTotals = Schemas['PayableTotals'];

/** What the branch owes, the largest debt first. D177 */
export const usePayables = (query: CashBranch['query']) =>
  useRead('/payables', { query, pick: ({ payables, totals }) => ({ payables, totals }) });

/** D171 */
export const useAwaited = (query: CashBranch['query']) =>
  useRead('/withholding', { query, pick: ({ awaited }) => awaited });

export const useRemind = () => useWrite('post', '/sms', { also: ['/receivables'] });

const also = ['/event', '/get-calendar', '/receivables', '/payables', '/withholding'] as const;

// D75
export const useRecordCash = () =>
  useWrite('post', '/transactions', {
    also: ['/payables', '/event/account'],
    refreshesOnFailure: true,
  });
export const useResolveCash = () => useWrite('patch', '/transactions', { also });

export interface CashBranch {
  readonly query: { readonly branchId?: number };
  readonly isAdmin: boolean;
  readonly canWrite: boolean;
  readonly chosen: number | null;
  readonly choose: (id: number | null) => void;
}

/** D73 */
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
