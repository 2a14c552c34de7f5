/** The calls of the two Assign dialogs. Spec 2.6, 7. */
import { useRead, useWrite } from '../../../api/hooks.ts';

export const useEmployees = () => useRead('/employee', { pick: ({ employees }) => employees });
export const useVendors = () => useRead('/vendor', { pick: ({ vendors }) => vendors });

/** Whoever is assigned earns by it, and what a branch owes follows. */
export const useAssignEmployees = () =>
  useWrite('post', '/assign-employee', { also: ['/event', '/employee-ledger', '/transactions'] });
export const useAssignVendors = () =>
  useWrite('post', '/assign-vendor', {
    also: ['/event', '/vendor-ledger', '/transactions', '/deliverables'],
  });
