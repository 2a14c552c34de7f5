/** What is owed for events that have not begun, beside what is earned already. SPEC: D177 */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { preparedSql } from '../../db/statements.ts';
import type { OwedAccount, Person } from './owed.ts';

/** Santim booked on each account for events that begin after `now`; a subquery of a statement with that placeholder. */
export const bookedForComing = sql`(SELECT p.account_id, -sum(p.amount) AS booked
    FROM events ev JOIN entries e ON e.event_id = ev.id AND e.record_type = 'accrual'
      JOIN postings p ON p.entry_id = e.id JOIN accounts owing ON owing.id = p.account_id
    WHERE ev.archived_at IS NULL AND ev.starts_at > ${sql.placeholder('now')}::timestamptz
      AND (owing.vendor_id IS NOT NULL OR owing.employee_id IS NOT NULL)
    GROUP BY p.account_id)`;

/** Of one person, found by their assignments: what was booked for others is not read. */
const bookedForPerson = preparedSql<{ account_id: string; booked: string }>(
  'booked_for_coming_of_person',
  sql`SELECT p.account_id, -sum(p.amount) AS booked
    FROM (SELECT event_id FROM employee_assignments WHERE employee_id = ${sql.placeholder('employee')}
      UNION ALL SELECT event_id FROM vendor_assignments WHERE vendor_id = ${sql.placeholder('vendor')}) assigned
      JOIN events ev ON ev.id = assigned.event_id AND ev.archived_at IS NULL
        AND ev.starts_at > ${sql.placeholder('now')}::timestamptz
      JOIN entries e ON e.event_id = ev.id AND e.record_type = 'accrual'
      JOIN postings p ON p.entry_id = e.id
      JOIN accounts a ON a.id = p.account_id
        AND (a.employee_id = ${sql.placeholder('employee')} OR a.vendor_id = ${sql.placeholder('vendor')})
    GROUP BY p.account_id`,
);

/** The same accounts with what of them is coming, which is never more than the balance. */
export async function withComing<T extends OwedAccount>(
  db: Database,
  person: Person,
  owed: readonly T[],
  now: Date,
): Promise<(T & { coming: number })[]> {
  const rows = await bookedForPerson(db, {
    employee: 'employee_id' in person ? person.employee_id : null,
    vendor: 'vendor_id' in person ? person.vendor_id : null,
    now: now.toISOString(),
  });
  const booked = new Map(rows.map((row) => [Number(row.account_id), Number(row.booked)]));
  return owed.map((account) => ({
    ...account,
    coming: Math.max(0, Math.min(account.owed, booked.get(account.id) ?? 0)),
  }));
}

export const sumComing = (rows: readonly { coming: number }[]): number =>
  rows.reduce((sum, { coming }) => sum + coming, 0);
