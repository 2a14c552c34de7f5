import type { QueryOf } from '@digis/api-client/contract';
import { answerOf } from '@digis/api-client';
import { client } from '#api/client.ts';
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

export const useProformas = (enquiryId: number) =>
  useRead('/proforma', { query: { enquiryId }, pick: ({ proformas }) => proformas });

export const usePrintProforma = () => useWrite('post', '/proforma', { also: ['/proforma'] });

export const readProforma = (id: number): Promise<string> =>
  answerOf(client.GET('/proforma/{id}', { params: { path: { id } }, parseAs: 'text' }));
