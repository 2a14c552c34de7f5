import { and, desc, eq, sql } from 'drizzle-orm';
import { toBirr } from '@digis/domain';
import type { EtDate } from '@digis/ethio-date';
import { recordAction } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { salaryPayments } from '#db/tables/cash.ts';
import type { employees } from '#db/tables/people.ts';
import { expenseAccount, wagesAccount } from '../../books/journal/accounts.ts';
import { type Appended, appendEntry } from '../../books/journal/append-entry.ts';
import { withComing } from '../../books/journal/coming.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import type { Movement } from '../../books/journal/movement.ts';
import { sumOwed, type OwedAccount } from '../../records/owed/owed.ts';
import type { Paid } from '../../books/money-places/where-paid.ts';
import { enteredAlone } from '../../books/payment-limits/own-debts.ts';
import { payOut } from '../../books/payment-limits/pay-out.ts';

export interface Payment {
  employee: typeof employees.$inferSelect;
  owed: readonly OwedAccount[];
  salary: number;
  month: EtDate;
}

export const totalOf = ({ owed, salary }: Payment): number => sumOwed(owed) + salary;

export async function bookWages(
  context: Context,
  branch: number,
  payment: Payment,
  { proof, paid }: { proof: string | null; paid: Paid },
): Promise<Appended> {
  const { employee, salary, month } = payment;
  const out = await payOut(context, {
    branch,
    cash: paid.cash,
    amount: totalOf(payment),
    alone: () => aloneOf(context, payment),
  });
  const said = { proof, remark: employee.full_name };
  const entry = {
    branch_id: branch,
    record_type: 'employee',
    employee_id: employee.id,
    ...factsOf(context, said, { ...out.facts, ...paid.facts }),
  } as const;
  const booked = await appendEntry(context.db, entry, [...movementsOf(branch, payment), out.leg]);
  if (salary > 0) {
    const row = { entry_id: booked.id, employee_id: employee.id, amount: salary };
    await context.db
      .insert(salaryPayments)
      .values({ ...row, et_year: month.year, et_month: month.month });
  }
  await log(context, payment);
  return booked;
}

const movementsOf = (branch: number, { employee, owed, salary }: Payment): Movement[] => [
  ...owed.flatMap(({ branch_id, owed: amount }): Movement[] =>
    branch_id === null || amount === 0
      ? []
      : [{ account: wagesAccount(employee.id, branch_id), amount, side: 'out' }],
  ),
  ...(salary > 0 ? [{ account: expenseAccount('salary', branch), amount: salary }] : []),
];

async function log(context: Context, payment: Payment): Promise<void> {
  const { employee, salary } = payment;
  await recordAction(context, {
    action: 'employee.pay',
    subject: employee.full_name,
    entityId: employee.id,
    changes: [
      { field: 'amount', before: '', after: String(toBirr(totalOf(payment))) },
      ...(salary > 0 ? [{ field: 'salary', before: '', after: String(toBirr(salary)) }] : []),
    ],
  });
}

// D177: wages of coming events stay owed.
export async function earnedOf(
  { db, clock }: Context,
  person: { employee_id: number },
  owed: readonly OwedAccount[],
): Promise<OwedAccount[]> {
  const accounts = await withComing(db, person, owed, clock.now());
  return accounts.map((account) => ({ ...account, owed: account.owed - account.coming }));
}

async function aloneOf(context: Context, { employee, owed, salary }: Payment): Promise<number> {
  const wages = await enteredAlone(context, owed, sumOwed(owed));
  const isOwnSalary =
    salary > 0 && (await selectSalaryAuthor(context.db, employee.id)) === context.user.id;
  return wages + (isOwnSalary ? salary : 0);
}

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
