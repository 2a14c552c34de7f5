import { todayOf } from '#base/addis-days.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type EtDate, isoToEt } from '@digis/ethio-date';
import type { Clock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import { entries } from '#db/tables/journal.ts';
import { employees } from '#db/tables/people.ts';

export const monthAt = (clock: Clock): EtDate => isoToEt(todayOf(clock));

/** null if the salary was not paid, or was taken back in full. */
export const salaryPaidAt = (employee: SQL, year: SQL, month: SQL): SQL => sql`(
  SELECT max(paying.created_at) FROM salary_payments s JOIN entries paying ON paying.id = s.entry_id
  WHERE s.employee_id = ${employee} AND s.et_year = ${year} AND s.et_month = ${month} AND s.amount > 0
    AND s.amount + (SELECT coalesce(sum(t.amount), 0) FROM salary_payments t
      WHERE t.entry_id = ANY(ARRAY(SELECT id FROM entries WHERE reverses_id = s.entry_id
        AND record_type <> 'accrual'))) > 0)`;

export async function selectSalaryPaid(
  db: Database,
  employee: number,
  { year, month }: EtDate,
): Promise<Date | undefined> {
  const at = salaryPaidAt(sql`${employee}`, sql`${year}`, sql`${month}`);
  const [row] = await db
    .select({ at: at.mapWith(entries.created_at) })
    .from(employees)
    .where(eq(employees.id, employee));
  return row?.at ?? undefined;
}
