/** The calls of the Deliverables screen. D1. */
import type { QueryOf } from '@digis/api-client/contract';
import { useWrite } from '../../api/hooks.ts';
import { useReadPages } from '../../api/pages.ts';

export type DeliverableFilter = Pick<
  QueryOf<'listDeliverables'>,
  'branchId' | 'vendorId' | 'from' | 'to'
>;

export const useDeliverables = (query: DeliverableFilter) =>
  useReadPages('/deliverables', { query, pick: ({ deliverables }) => deliverables });

export const useMarkDelivered = () => useWrite('patch', '/deliverables');
