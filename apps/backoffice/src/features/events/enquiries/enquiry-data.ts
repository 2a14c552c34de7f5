/** The calls of enquiries. SPEC: D173 */
import type { QueryOf } from '@digis/api-client/contract';
import { useRead, useWrite } from '#api/hooks.ts';
import { useReadPages } from '#api/pages.ts';

export type EnquiryFilter = Pick<QueryOf<'listEnquiries'>, 'branch' | 'state' | 'call' | 'q'>;

export const useEnquiries = (query: EnquiryFilter) =>
  useReadPages('/enquiry', { query, pick: ({ enquiries }) => enquiries });

export const useEnquiry = (id: number | null) =>
  useRead('/enquiry', {
    query: { id: id ?? 0 },
    isEnabled: id !== null,
    pick: ({ enquiries: [enquiry] }) => enquiry ?? null,
  });

const also = ['/event/counts', '/search'] as const;

export const useCreateEnquiry = () => useWrite('post', '/enquiry', { also });
export const useUpdateEnquiry = () => useWrite('patch', '/enquiry', { also });
