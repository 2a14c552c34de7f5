/** The calls of the Employees screen and of an employee's ledger. Spec 2.10, 7. */
import type { Schemas } from '@digis/api-client/contract';
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';

export const useCreateEmployee = () => useWrite('post', '/employee');
export const useUpdateEmployee = () => useWrite('patch', '/employee');
export const useDeleteEmployee = () => useWrite('delete', '/employee');

export const useEmployeeLedger = (id: number, type: Schemas['TransactType']) =>
  useReadPages('/employee-ledger', { query: { id, type }, pick: ({ ledger }) => ledger });

export const useGain = (id: number) =>
  useRead('/employee-ledger', { query: { id, type: 'in' }, pick: ({ gain }) => gain });

export const usePayEmployee = () =>
  useWrite('patch', '/employee-ledger', { also: ['/transactions'] });
