import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';
import { owedOf } from '../../ledgers/earned-and-coming.tsx';

const also = ['/deliverables'] as const;
export const useCreateVendor = () => useWrite('post', '/vendor');
export const useUpdateVendor = () => useWrite('patch', '/vendor', { also });
export const useDeleteVendor = () => useWrite('delete', '/vendor');

export interface LedgerOf {
  readonly id: number;
  readonly branchId?: number;
}

export const useVendorLedger = (of: LedgerOf, type: Schemas['TransactType']) =>
  useReadPages('/vendor-ledger', { query: { ...of, type }, pick: ({ ledger }) => ledger });

export const useVendorBalance = (of: LedgerOf) =>
  useRead('/vendor-ledger', {
    query: { ...of, type: 'in' },
    pick: ({ balance, ...parts }) => owedOf(balance, parts),
  });

export const usePayVendor = () =>
  useWrite('patch', '/vendor-ledger', { also: ['/transactions', '/vendor', '/payables'] });
