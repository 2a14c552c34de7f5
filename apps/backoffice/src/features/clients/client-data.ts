// Spec 2.7, 7, D51, D173, D42
import type { Schemas } from '@digis/api-client/contract';
import { useEffect } from 'react';
import { useRead, useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';
import { allRead } from '../../lists/list-state.ts';

export const useClients = (q: string | null) =>
  useReadPages('/client', {
    ...(q !== null && { query: { q } }),
    pick: ({ clients }) => clients,
  });

export const useClient = (id: number) =>
  useRead('/client', { query: { id }, pick: ({ clients }) => clients.at(0) });

export function useEventsOf({ id, phone_number, branch }: Schemas['Client'], isEnabled: boolean) {
  const read = useReadPages('/event', {
    query: { q: phone_number, ...(branch && { branch: branch.id }) },
    isEnabled,
    pick: ({ events }) => events,
  });
  // Loads every page, because the sums need all events.
  useEffect(() => read.onLoadMore());
  return {
    ...read,
    isWhole: allRead(read) !== undefined,
    rows: read.rows.filter(({ client }) => client.id === id),
  };
}

export const useEnquiriesOf = ({ phone_number, branch }: Schemas['Client']) =>
  useReadPages('/enquiry', {
    query: { phone: phone_number, ...(branch && { branch: branch.id }) },
    pick: ({ enquiries }) => enquiries,
  });

export const useCashOf = ({ id, branch }: Schemas['Client'], isEnabled: boolean) =>
  useReadPages('/transactions', {
    query: {
      type: 'book',
      counterparty: `client:${id}`,
      ...(branch && { branchId: branch.id }),
    },
    isEnabled,
    pick: ({ data }) => data,
  });

export const useMessagesOf = (id: number) =>
  useReadPages('/client/messages', { query: { id }, pick: ({ messages }) => messages });

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
