/** The calls of the Clients screen. Spec 2.7, 7, D51. */
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';

export const useClients = () => useReadPages('/client', { pick: ({ clients }) => clients });

/** The one with exactly this phone, where there is one. */
export const useClientByPhone = (phone: string | null) =>
  useRead('/client', {
    query: { phone: phone ?? '' },
    isEnabled: phone !== null,
    pick: ({ clients }) => clients[0],
  });

export const useCreateClient = () => useWrite('post', '/client');
export const useUpdateClient = () => useWrite('patch', '/client');
export const useDeleteClient = () => useWrite('delete', '/client');
