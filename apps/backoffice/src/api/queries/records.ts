/** Reads of records that several features list or choose from. Spec 7. */
import { DEFAULT_MOBILE_PREFIXES } from '@digis/domain';
import { readAhead, useRead } from '../hooks.ts';
import { settingIn } from './setting-in.ts';

/** The branches that a user may work in: their own, or for an admin all of them. */
export const useOwnBranches = () =>
  useRead('/branch', { query: { forEvent: '1' }, pick: ({ branches }) => branches });
/** Called before the first render. */
export const readOwnBranchesAhead = () => readAhead('/branch', { forEvent: '1' });

/** The words a list is searched by; null is all of it. SPEC: D138 */
const by = (q: string | null) => q !== null && { query: { q } };

export const useItems = (q: string | null = null) =>
  useRead('/item', { ...by(q), pick: ({ items }) => items });
export const usePackages = (q: string | null = null) =>
  useRead('/package', {
    ...by(q),
    pick: ({ packages }) => (Array.isArray(packages) ? packages : []),
  });
export const useVendors = (q: string | null = null) =>
  useRead('/vendor', { ...by(q), pick: ({ vendors }) => vendors });
export const useEmployees = (q: string | null = null) =>
  useRead('/employee', { ...by(q), pick: ({ employees }) => employees });
/** Staff see those of their branch. */
export const useUsers = () => useRead('/user', { pick: ({ users }) => users });

/** SPEC: D31 which mobile numbers are accepted is a setting. */
export const usePhonePrefixes = () =>
  useRead('/settings', {
    pick: ({ settings }) =>
      settingIn(settings, 'phone_prefixes')?.split(',') ?? DEFAULT_MOBILE_PREFIXES,
  });
