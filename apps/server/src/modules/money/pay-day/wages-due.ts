import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { EtDate } from '@digis/ethio-date';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import { bookedForComing } from '../../books/journal/coming.ts';
import { salaryPaidAt } from '../ledgers/salaries.ts';

interface DueRow {
  id: string;
  full_name: string;
  phone_number: string;
  /** Santim, also `earned` and `coming`. */
  salary: string;
  earned: string;
  coming: string;
  events: string;
  paid_at: string | null;
}

const mostPostings = 100;

const now = sql`${sql.placeholder('now')}::timestamptz`;
const paidAt = salaryPaidAt(
  sql`staff.id`,
  sql`${sql.placeholder('year')}`,
  sql`${sql.placeholder('month')}`,
);

const unpaidEvents = sql`(SELECT count(*) FROM (
    SELECT sum(booked.net) OVER (ORDER BY booked.starts_at DESC, booked.id DESC) - booked.net AS newer FROM (
      SELECT ev.id, ev.starts_at, -sum(p.amount) AS net
      -- As a range, so that the newest come by their index: of an equal PostgreSQL expects so few rows that it would sort all.
      FROM (SELECT entry_id, amount FROM postings WHERE account_id BETWEEN staff.account_id AND staff.account_id
        ORDER BY account_id DESC, id DESC LIMIT ${sql.raw(String(mostPostings))}) p
      -- One by one: a join may read the entries of all years.
      CROSS JOIN LATERAL (SELECT event_id FROM entries WHERE id = p.entry_id AND record_type = 'accrual' OFFSET 0) e
      CROSS JOIN LATERAL (SELECT id, starts_at FROM events WHERE id = e.event_id AND archived_at IS NULL
        AND starts_at <= ${now} OFFSET 0) ev
      GROUP BY ev.id, ev.starts_at HAVING sum(p.amount) < 0) booked) lined
  WHERE lined.newer < staff.owed - staff.coming)`;

const wagesDue = prepared(
  'wages_due',
  sql<DueRow>`WITH coming AS MATERIALIZED ${bookedForComing},
  staff AS (
    SELECT em.id, em.full_name, em.phone_number, a.id AS account_id, coalesce(a.out_total - a.in_total, 0) AS owed,
      greatest(0, least(coalesce(a.out_total - a.in_total, 0), coalesce(coming.booked, 0))) AS coming,
      CASE WHEN em.archived_at IS NULL THEN em.salary ELSE 0 END AS salary
    FROM employees em
      -- By the employee: the accounts of a branch are as many as its events.
      LEFT JOIN LATERAL (SELECT id, in_total, out_total FROM accounts
        WHERE employee_id = em.id AND branch_id = ${sql.placeholder('branch')} OFFSET 0) a ON true
      LEFT JOIN coming ON coming.account_id = a.id
  )
  SELECT id, full_name, phone_number, salary, owed - coming AS earned, coming, ${unpaidEvents} AS events,
    to_char(${paidAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS paid_at
  FROM staff WHERE owed <> 0 OR salary > 0 ORDER BY full_name, id`,
);

export async function selectWagesDue(
  db: Database,
  branch: number,
  { month, at }: { month: EtDate; at: Date },
): Promise<Schemas['WagesDue'][]> {
  const values = { branch, year: month.year, month: month.month, now: at.toISOString() };
  return (await wagesDue(db, values)).map(dueView);
}

function dueView({ paid_at, ...row }: DueRow): Schemas['WagesDue'] {
  const salary = toBirr(Number(row.salary));
  return {
    id: Number(row.id),
    full_name: row.full_name,
    phone_number: row.phone_number,
    earned: toBirr(Number(row.earned)),
    events: Number(row.events),
    coming: toBirr(Number(row.coming)),
    salary,
    salary_due: paid_at === null ? salary : 0,
    ...(paid_at !== null && { salary_paid_at: paid_at }),
  };
}
