// D131
import { operations } from '@digis/api-client/contract';
import { branchToRead } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { skippedRows } from '#db/id-page.ts';
import { eventOrders } from '../../bookings/event-list/event-orders.ts';
import { readAccount } from './event-account.ts';
import { selectReceivables, selectReceivableTotals } from './receivable-queries.ts';

const { pageSize } = operations.listReceivables;

export const receivableHandlers = {
  listReceivables: async ({ db, scope, clock }, { query }) => {
    const branch = branchToRead(scope, query.branchId);
    const page = { after: query.cursor, skip: skippedRows(query, pageSize), limit: pageSize };
    const { beside } = query;
    const whose = { branch, ...(beside !== undefined && { beside }) };
    const { receivables, last } = await selectReceivables(db, whose, clock, page);
    return {
      success: true,
      receivables,
      totals: await selectReceivableTotals(db, whose, clock),
      ...(last && receivables.length === pageSize && { next: eventOrders.earliest.cursorOf(last) }),
    };
  },

  readEventAccount: (context, { query }) => readAccount(context, query.id),
} satisfies Handlers<'listReceivables' | 'readEventAccount'>;
