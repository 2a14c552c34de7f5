/** Pays an employee all wages owed, with or without the salary, in one payment. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { formatEtDate, isoToEt, monthNames, todayIso, type EtDate } from '@digis/ethio-date';
import { recordAction } from '../../action-log/record-action.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { actionLogs } from '../../db/tables/action-logs.ts';
import { employees } from '../../db/tables/people.ts';
import { salaryPayments } from '../../db/tables/cash.ts';
import { AppError } from '../../base/errors.ts';
import { lockBranch } from '../branches/branch-queries.ts';
import { expenseAccount, wagesAccount } from '../journal/accounts.ts';
import { type Appended, appendEntry, type Movement } from '../journal/append-entry.ts';
import { withComing } from '../journal/coming.ts';
import { factsOf } from '../journal/movement-facts.ts';
import { wherePaid } from '../journal/where-paid.ts';
import { lockOwed, sumOwed, type OwedAccount } from '../journal/owed.ts';
import { payAlone } from '../payment-limits/four-eyes.ts';
import { enteredAlone } from '../payment-limits/own-debts.ts';
import { payFromBook } from '../payment-limits/pay-from-book.ts';
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
  // Staff clear what their own branch owes, an admin what every branch does.
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
  const booked = await append(context, branch, body, { employee, owed, salary });
  if (salary > 0) {
    const paid = { entry_id: booked.id, employee_id: employee.id, amount: salary };
    await db.insert(salaryPayments).values({ ...paid, et_year: month.year, et_month: month.month });
  }
  await recordAction(context, {
    action: 'employee.pay',
    subject: employee.full_name,
    entityId: employee.id,
    changes: [
      { field: 'amount', before: '', after: String(toBirr(total)) },
      ...(salary > 0 ? [{ field: 'salary', before: '', after: String(toBirr(salary)) }] : []),
    ],
  });
  return booked;
}

/** Also an employee who has left, because wages stay owed. The lock makes concurrent payments wait for each other. */
async function lockEmployee({ db }: Context, id: number): Promise<EmployeeRow> {
  const [row] = await db.select().from(employees).where(eq(employees.id, id)).for('no key update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

// SPEC: D177, only what was worked for: the wages of events to come stay owed.
async function earnedOf(
  { db, clock }: Context,
  person: { employee_id: number },
  owed: readonly OwedAccount[],
): Promise<OwedAccount[]> {
  const accounts = await withComing(db, person, owed, clock.now());
  return accounts.map((account) => ({ ...account, owed: account.owed - account.coming }));
}

// SPEC: D56, a second salary in one Ethiopian month is asked about.
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

interface Payment {
  employee: EmployeeRow;
  owed: readonly OwedAccount[];
  salary: number;
}

/** Santim: of the wages what the payer has booked, and a salary that they have entered. */
async function aloneOf(context: Context, { employee, owed, salary }: Payment): Promise<number> {
  const wages = await enteredAlone(context, owed, sumOwed(owed));
  const isOwnSalary =
    salary > 0 && (await selectSalaryAuthor(context.db, employee.id)) === context.user.id;
  return wages + (isOwnSalary ? salary : 0);
}

/** The user who entered the present salary, from the log. */
async function selectSalaryAuthor(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ user: actionLogs.user_id })
    .from(actionLogs)
    .where(
      and(
        sql`split_part(${actionLogs.action}, '.', 1) = 'employee'`,
        eq(actionLogs.entity_id, id),
        sql`(${actionLogs.action} = 'employee.create'
          OR ${actionLogs.action} = 'employee.update' AND ${actionLogs.changes} @> '[{"field": "salary"}]')`,
      ),
    )
    .orderBy(desc(actionLogs.id))
    .limit(1);
  return row?.user ?? null;
}

async function append(
  context: Context,
  branch: number,
  body: BodyOf<'payEmployee'>,
  payment: Payment,
): Promise<Appended> {
  const { employee, owed, salary } = payment;
  const alone = await payAlone(context, branch, () => aloneOf(context, payment));
  const { cash, facts } = await wherePaid(context, branch, body);
  const entry = {
    branch_id: branch,
    record_type: 'employee',
    employee_id: employee.id,
    ...factsOf(context, { ...body, remark: employee.full_name }, { ...alone, ...facts }),
  } as const;
  const wages = owed.flatMap(({ branch_id, owed: amount }): Movement[] =>
    branch_id === null || amount === 0
      ? []
      : [{ account: wagesAccount(employee.id, branch_id), amount, side: 'out' }],
  );
  return appendEntry(context.db, entry, [
    ...wages,
    ...(salary > 0 ? [{ account: expenseAccount('salary', branch), amount: salary }] : []),
    await payFromBook(context, cash, sumOwed(owed) + salary),
  ]);
}
