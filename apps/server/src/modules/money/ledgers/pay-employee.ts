import { eq } from 'drizzle-orm';
import type { BodyOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { formatEtDate, isoToEt, monthNames, todayIso, type EtDate } from '@digis/ethio-date';
import type { Context } from '#contract/handler.ts';
import { employees } from '#db/tables/people.ts';
import { AppError } from '#base/errors.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import type { Appended } from '../../books/journal/append-entry.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { lockOwed, sumOwed } from '../../records/owed/owed.ts';
import { bookWages, earnedOf } from './book-wages.ts';
import { monthAt, selectSalaryPaid } from './salaries.ts';

type EmployeeRow = typeof employees.$inferSelect;

export async function payEmployee(
  context: Context,
  branch: number,
  body: BodyOf<'payEmployee'>,
): Promise<Appended> {
  const { db, scope, clock } = context;
  await lockBranch(db, branch, 'share');
  const employee = await lockEmployee(context, body.id);
  const person = { employee_id: employee.id };
  const all = await lockOwed(db, branch, person, scope.branchId);
  const owed = body.coming === false ? await earnedOf(context, person, all) : all;
  const salary = body.withSalary ? employee.salary : 0;
  const total = sumOwed(owed) + salary;
  if (body.expected !== undefined && toBirr(total) !== body.expected) {
    throw new AppError('BALANCE_CHANGED');
  }
  if (total <= 0) throw new AppError('NOTHING_TO_PAY');
  const month = monthAt(clock);
  if (salary > 0 && body.confirm !== true) await requireFirstSalary(context, employee, month);
  const paid = await wherePaid(context, branch, body);
  const payment = { employee, owed, salary, month };
  return bookWages(context, branch, payment, { proof: body.proof ?? null, paid });
}

/** Archived employees too: wages stay owed. Serialises payments. */
async function lockEmployee({ db }: Context, id: number): Promise<EmployeeRow> {
  const [row] = await db.select().from(employees).where(eq(employees.id, id)).for('no key update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

// D56
async function requireFirstSalary(
  { db }: Context,
  employee: EmployeeRow,
  month: EtDate,
): Promise<void> {
  const paidAt = await selectSalaryPaid(db, employee.id, month);
  if (paidAt === undefined) return;
  const monthName = `${monthNames.en[month.month - 1]} ${month.year}`;
  const day = formatEtDate(isoToEt(todayIso({ now: paidAt.getTime() })), 'medium', 'en');
  throw new AppError('SALARY_ALREADY_PAID', {
    msg: `Salary for ${monthName} already paid on ${day}`,
  });
}
