import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';
import { owedOf } from '../../ledgers/earned-and-coming.tsx';

export const useCreateEmployee = () => useWrite('post', '/employee');
export const useUpdateEmployee = () => useWrite('patch', '/employee');
export const useDeleteEmployee = () => useWrite('delete', '/employee');

export const useEmployeeLedger = (id: number, type: Schemas['TransactType']) =>
  useReadPages('/employee-ledger', { query: { id, type }, pick: ({ ledger }) => ledger });

export const useGain = (id: number) =>
  useRead('/employee-ledger', {
    query: { id, type: 'in' },
    pick: ({ gain, salary_paid_at: salaryPaidAt, ...parts }) => ({
      ...owedOf(gain, parts),
      salaryPaidAt,
    }),
  });

export const usePayEmployee = () =>
  useWrite('patch', '/employee-ledger', { also: ['/transactions', '/employee', '/payables'] });
