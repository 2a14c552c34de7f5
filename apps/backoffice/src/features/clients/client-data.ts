/** The calls of the Clients screen. Spec 2.7, 7, D51. */
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';

export const useClients = () => useReadPages('/client', { pick: ({ clients }) => clients });

/** At most one in a branch; an admin may find one in each. */
export const useClientsByPhone = (phone: string | null) =>
  useRead('/client', {
    query: { phone: phone ?? '' },
    isEnabled: phone !== null,
    pick: ({ clients }) => clients,
  });

export const useCreateClient = () => useWrite('post', '/client');
export const useUpdateClient = () => useWrite('patch', '/client');
export const useDeleteClient = () => useWrite('delete', '/client');
export const useMergeClients = () => useWrite('post', '/client/merge');
