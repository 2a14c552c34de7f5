/** Pays several employees in one transaction, with one entry for each. D185 */
import type { AnswerOf, BodyOf, FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { EtDate } from '@digis/ethio-date';
import { asc, inArray } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { employees } from '#db/tables/people.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import type { Appended } from '../../books/journal/append-entry.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { lockOwed } from '../../records/owed/owed.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { bookWages, earnedOf, type Payment, totalOf } from '../ledgers/book-wages.ts';
import { monthAt, selectSalaryPaid } from '../ledgers/salaries.ts';

type Body = BodyOf<'payWages'>;
type EmployeeRow = typeof employees.$inferSelect;

export async function payWages(
  context: Context,
  branch: number,
  body: Body,
): Promise<AnswerOf<'payWages'>> {
  await lockBranch(context.db, branch, 'share');
  const staff = await lockStaff(context, body.employees);
  const payments = await paymentsOf(context, branch, staff, body.withSalary);
  const total = payments.reduce((sum, payment) => sum + totalOf(payment), 0);
  if (body.expected !== undefined && toBirr(total) !== body.expected) {
    throw new AppError('BALANCE_CHANGED');
  }
  requireDue(payments, body.employees);
  const booked = await bookAll(context, branch, payments, body);
  const last = booked.at(-1);
  const { balance } = last === undefined ? {} : bookedView(context, last);
  return {
    success: true,
    paid: payments.map((payment, at) => paidView(payment, booked[at])),
    total: toBirr(total),
    ...(balance !== undefined && { balance }),
  };
}

/** Ordered, against deadlocks of concurrent pay-days. */
async function lockStaff({ db }: Context, ids: readonly number[]): Promise<EmployeeRow[]> {
  const staff = await db
    .select()
    .from(employees)
    .where(inArray(employees.id, [...ids]))
    .orderBy(asc(employees.id))
    .for('no key update');
  if (staff.length < ids.length) throw new AppError('NOT_FOUND');
  return staff;
}

async function paymentsOf(
  context: Context,
  branch: number,
  staff: readonly EmployeeRow[],
  withSalary: boolean,
): Promise<Payment[]> {
  const month = monthAt(context.clock);
  const payments: Payment[] = [];
  for (const employee of staff) {
    const person = { employee_id: employee.id };
    const all = await lockOwed(context.db, branch, person, branch);
    const owed = await earnedOf(context, person, all);
    const salary = withSalary ? await salaryDue(context, employee, month) : 0;
    payments.push({ employee, owed, salary, month });
  }
  return payments;
}

async function salaryDue({ db }: Context, employee: EmployeeRow, month: EtDate): Promise<number> {
  if (employee.archived_at !== null || employee.salary === 0) return 0;
  return (await selectSalaryPaid(db, employee.id, month)) === undefined ? employee.salary : 0;
}

function requireDue(payments: readonly Payment[], ids: readonly number[]): void {
  const undue = payments.filter((payment) => totalOf(payment) <= 0);
  if (undue.length === 0) return;
  const errors: Record<string, FieldErrorCode> = {};
  for (const { employee } of undue) errors[`employees.${ids.indexOf(employee.id)}`] = 'notAllowed';
  const names = undue.map(({ employee }) => employee.full_name).join(', ');
  throw new AppError('NOTHING_TO_PAY', { msg: `Nothing to pay to ${names}`, errors });
}

async function bookAll(
  context: Context,
  branch: number,
  payments: readonly Payment[],
  body: Body,
): Promise<Appended[]> {
  const paid = await wherePaid(context, branch, body);
  const booked: Appended[] = [];
  for (const payment of payments) {
    const [first] = booked;
    const facts = { ...paid.facts, ...(first && { shared_with: first.id }) };
    const where = { proof: body.proof ?? null, paid: { ...paid, facts } };
    booked.push(await bookWages(context, branch, payment, where));
  }
  return booked;
}

function paidView(payment: Payment, booked: Appended | undefined): Schemas['WagesPaid'] {
  if (booked?.record === undefined) throw new Error('a payment is in no book');
  const { employee, salary } = payment;
  return {
    employeeId: employee.id,
    id: booked.record.id,
    book_no: booked.record.bookNo,
    amount: toBirr(totalOf(payment)),
    ...(salary > 0 && { salary: toBirr(salary) }),
  };
}
