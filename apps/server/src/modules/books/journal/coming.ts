/** Debts for events that have not begun. D177 */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import type { OwedAccount, Person } from '../../records/owed/owed.ts';

/** Arrays tell the planner that the events are few; otherwise it reads all entries. */
const comingEvents = sql`ARRAY(SELECT id FROM events
  WHERE archived_at IS NULL AND starts_at > ${sql.placeholder('now')}::timestamptz)`;
const accruals = sql`ARRAY(SELECT id FROM entries
  WHERE event_id = ANY(${comingEvents}) AND record_type = 'accrual')`;

/** Santim; needs the placeholder `now`. */
export const bookedForComing = sql`(SELECT p.account_id, -sum(p.amount) AS booked
    FROM postings p JOIN accounts owing ON owing.id = p.account_id
    WHERE p.entry_id = ANY(${accruals})
      AND (owing.vendor_id IS NOT NULL OR owing.employee_id IS NOT NULL)
    GROUP BY p.account_id)`;

const bookedForPerson = prepared(
  'booked_for_coming_of_person',
  sql<{ account_id: string; booked: string }>`SELECT p.account_id, -sum(p.amount) AS booked
    FROM postings p JOIN accounts a ON a.id = p.account_id
    WHERE p.entry_id = ANY(${accruals})
      AND (a.employee_id = ${sql.placeholder('employee')} OR a.vendor_id = ${sql.placeholder('vendor')})
    GROUP BY p.account_id`,
);

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
