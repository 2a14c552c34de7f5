/** The calls of the Cashbook screen. Spec 2.8, 7. */
import type { QueryOf, Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';

export type CashQuery = QueryOf<'listTransactions'>;
export type CashTab = CashQuery['type'];
export type CashRecord = Schemas['CashbookRecord'];

export const useCashRecords = (query: CashQuery) =>
  useReadPages('/transactions', { query, pick: ({ data }) => data });

/** The figures beside the list: of the whole book, and of what the filter lets through. */
export const useCashFigures = (query: CashQuery, isEnabled: boolean) =>
  useRead('/transactions', {
    query,
    isEnabled,
    pick: ({ status, totals }) => ({ status, totals }),
  });

const also = ['/event', '/get-calendar'] as const;

// SPEC: D75
export const useRecordCash = () => useWrite('post', '/transactions', { refreshesOnFailure: true });
export const useResolveCash = () => useWrite('patch', '/transactions', { also });
