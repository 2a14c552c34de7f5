/** Queries on the salary payments of an employee by Ethiopian month. */
import { todayOf } from '../../base/addis-days.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type EtDate, isoToEt } from '@digis/ethio-date';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../db/open-database.ts';
import { salaryPayments } from '../../db/tables/cash.ts';
import { entries } from '../../db/tables/journal.ts';

export const monthAt = (clock: Clock): EtDate => isoToEt(todayOf(clock));

/** When the salary of the month was last paid; undefined too where it was taken back whole. */
export async function selectSalaryPaid(
  db: Database,
  employee: number,
  { year, month }: EtDate,
): Promise<Date | undefined> {
  // The amount of its corrections, each looked up by its entry.
  const taken = sql`(SELECT coalesce(sum(t.amount), 0) FROM salary_payments t
    WHERE t.entry_id = ANY(ARRAY(SELECT id FROM entries WHERE reverses_id = ${salaryPayments.entry_id}
      AND record_type <> 'accrual')))`;
  const newest = db
    .select({ id: salaryPayments.entry_id })
    .from(salaryPayments)
    .where(
      and(
        eq(salaryPayments.employee_id, employee),
        eq(salaryPayments.et_year, year),
        eq(salaryPayments.et_month, month),
        gt(salaryPayments.amount, 0),
        sql`${salaryPayments.amount} + ${taken} > 0`,
      ),
    )
    .orderBy(desc(salaryPayments.entry_id))
    .limit(1);
  const rows = await db
    .select({ at: entries.created_at })
    .from(entries)
    .where(eq(entries.id, newest));
  return rows[0]?.at;
}
