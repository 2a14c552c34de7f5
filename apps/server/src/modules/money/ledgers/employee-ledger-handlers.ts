// Spec 2.10
import { eq } from 'drizzle-orm';
import { operations } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { branchToBook } from '#auth/branch-scope.ts';
import type { Handlers } from '#contract/handler.ts';
import { employees } from '#db/tables/people.ts';
import { AppError } from '#base/errors.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { listLedger } from './list-ledger.ts';
import { sumComing, withComing } from '../../books/journal/coming.ts';
import { selectOwed, sumOwed } from '../../records/owed/owed.ts';
import { listPayments } from './list-payments.ts';
import { payEmployee } from './pay-employee.ts';
import { monthAt, selectSalaryPaid } from './salaries.ts';

const { pageSize } = operations.readEmployeeLedger;

export const employeeLedgerHandlers = {
  readEmployeeLedger: async ({ db, scope, clock }, { query }) => {
    const { id, type = 'in' } = query;
    const branch = scope.branchId;
    if ((await db.$count(employees, eq(employees.id, id))) === 0) throw new AppError('NOT_FOUND');
    const owed = await selectOwed(db, { employee_id: id }, branch);
    const ids = owed.map((account) => account.id);
    const page =
      type === 'in'
        ? await listLedger(db, ids, { ...query, type, pageSize })
        : await listPayments(db, id, { branch, owed, query });
    const coming = sumComing(await withComing(db, { employee_id: id }, owed, clock.now()));
    const paidAt = await selectSalaryPaid(db, id, monthAt(clock));
    return {
      success: true,
      ...page,
      gain: toBirr(sumOwed(owed)),
      earned: toBirr(sumOwed(owed) - coming),
      coming: toBirr(coming),
      ...(paidAt && { salary_paid_at: paidAt.toISOString() }),
    };
  },

  // D55: staff pay from their branch's cash.
  payEmployee: async (context, { query, body }) => {
    await requireIssued(context, { proof: body.proof });
    const branch = branchToBook(context.scope, query.branchId);
    const booked = await payEmployee(context, branch, body);
    return { success: true, ...bookedView(context, booked) };
  },
} satisfies Handlers<'readEmployeeLedger' | 'payEmployee'>;
