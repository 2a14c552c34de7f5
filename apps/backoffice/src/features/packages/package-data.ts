/** The calls of the Packages screen. Spec 2.12, 7. */
import { useRead, useWrite } from '../../api/hooks.ts';

export const usePackages = () =>
  useRead('/package', { pick: ({ packages }) => (Array.isArray(packages) ? packages : []) });

export const useItems = () => useRead('/item', { pick: ({ items }) => items });

export const useCreatePackage = () => useWrite('post', '/package');
export const useUpdatePackage = () => useWrite('patch', '/package');
export const useDeletePackage = () => useWrite('delete', '/package');
