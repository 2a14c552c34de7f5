// D185
import { branchToBook } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { monthAt } from '../ledgers/salaries.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { payWages } from './pay-day.ts';
import { selectWagesDue } from './wages-due.ts';

export const payDayHandlers = {
  readPayDay: async ({ db, scope, clock }, { query }) => {
    const branch = branchToBook(scope, query.branchId);
    const { year, month } = monthAt(clock);
    const at = { month: monthAt(clock), at: clock.now() };
    return { success: true, year, month, employees: await selectWagesDue(db, branch, at) };
  },

  payWages: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    return payWages(context, branchToBook(context.scope, query.branchId), body);
  },
} satisfies Handlers<'readPayDay' | 'payWages'>;
