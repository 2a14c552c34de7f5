/** The calls of the Action Logs screen. Spec 2.15, 7. */
import type { QueryOf } from '@digis/api-client/contract';
import { useReadPages } from '../../api/pages.ts';

export type LogFilter = Pick<
  QueryOf<'listActionLogs'>,
  'branchId' | 'userId' | 'entity' | 'from' | 'to'
>;

export const useActionLogs = (query: LogFilter) =>
  useReadPages('/action-logs', { query, pick: ({ logs }) => logs });
