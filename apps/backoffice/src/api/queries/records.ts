/** Reads of records that several features list or choose from. Spec 7. */
import { readAhead, useRead } from '../hooks.ts';

/** The branches that a user may work in: their own, or for an admin all of them. */
export const useOwnBranches = () =>
  useRead('/branch', { query: { forEvent: '1' }, pick: ({ branches }) => branches });
/** Called before the first render. */
export const readOwnBranchesAhead = () => readAhead('/branch', { forEvent: '1' });

export const useItems = () => useRead('/item', { pick: ({ items }) => items });
export const usePackages = () =>
  useRead('/package', { pick: ({ packages }) => (Array.isArray(packages) ? packages : []) });
export const useVendors = () => useRead('/vendor', { pick: ({ vendors }) => vendors });
export const useEmployees = () => useRead('/employee', { pick: ({ employees }) => employees });
/** Staff see those of their branch. */
export const useUsers = () => useRead('/user', { pick: ({ users }) => users });
