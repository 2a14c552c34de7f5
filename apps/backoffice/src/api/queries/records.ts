import { DEFAULT_MOBILE_PREFIXES } from '@digis/domain';
import { readAhead, useRead } from '../hooks.ts';
import { settingIn } from './setting-in.ts';

export const useOwnBranches = () =>
  useRead('/branch', { query: { forEvent: '1' }, pick: ({ branches }) => branches });
export const readOwnBranchesAhead = () => readAhead('/branch', { forEvent: '1' });

/** null as search words lists everything. D138 */
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
export const useUsers = () => useRead('/user', { pick: ({ users }) => users });

/** D31 */
export const usePhonePrefixes = () =>
  useRead('/settings', {
    pick: ({ settings }) =>
      settingIn(settings, 'phone_prefixes')?.split(',') ?? DEFAULT_MOBILE_PREFIXES,
  });
