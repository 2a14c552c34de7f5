// Spec 2.8
import { branchToBook, branchToRead } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import type { Handlers } from '#contract/handler.ts';
import { invalid } from '#base/errors.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { noteEntry } from '../costs/entry-notes.ts';
import { correctEntry } from '../corrections/correct-entry.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { isFiltered } from './cashbook-filter.ts';
import { statusOf } from './cashbook-status.ts';
import { listAdvances } from './list-advances.ts';
import { selectTotals } from './book/book-totals.ts';
import { listBook } from './book/list-book.ts';
import { listPending } from './list-pending.ts';
import { recordCash } from './record-cash.ts';
import { acceptPending, rejectPending } from './resolve-pending.ts';
import { settleAdvance } from './settle-advance.ts';
import { takePayment } from './payment/take-payment.ts';

const tabs = { book: listBook, pending: listPending, advance: listAdvances };

export const cashbookHandlers = {
  listTransactions: async (context, { query }) => {
    const { db, user, scope } = context;
    const branch = branchToRead(scope, query.branchId);
    const hasBalance = can(user, 'Cashbook View Balance');
    const hasTotals = query.type === 'book' && isFiltered(query) && hasBalance;
    return {
      success: true,
      ...(await tabs[query.type](db, branch, query, hasBalance)),
      status: await statusOf(context, branch),
      ...(hasTotals && { totals: await selectTotals(db, branch, query) }),
    };
  },

  recordTransaction: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    const branch = branchToBook(context.scope, query.branchId);
    const booked = await recordCash(context, branch, body);
    return { success: true, ...bookedView(context, booked) };
  },

  resolveTransaction: async (context, { body }) => {
    await requireIssued(context, { proof: body.proof });
    if (body.type === 'pending' && body.action === 'reject') {
      await rejectPending(context, body);
      return { success: true };
    }
    if (body.action !== 'accept') throw invalid({ action: 'notAllowed' });
    const resolve = body.type === 'pending' ? acceptPending : settleAdvance;
    return { success: true, ...(await resolve(context, body)) };
  },

  takePayment: async (context, { body }) => {
    await requireIssued(context, { proof: body.proof });
    return takePayment(context, body);
  },

  noteEntry: async (context, { body }) => {
    await noteEntry(context, body);
    return { success: true };
  },

  correctEntry: async (context, { body }) => {
    await requireIssued(context, { proof: body.proof });
    return correctEntry(context, body);
  },
} satisfies Handlers<
  | 'listTransactions'
  | 'recordTransaction'
  | 'resolveTransaction'
  | 'takePayment'
  | 'noteEntry'
  | 'correctEntry'
>;
