/** Recomputes what the books promise from the rows themselves, and names the first that differs. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';

/** Each query returns the rows that break its promise, as `id` and `detail`. */
const promises: readonly (readonly [promise: string, breaches: SQL])[] = [
  [
    'I1: every entry sums to zero',
    sql`SELECT e.id, coalesce(sum(p.amount), 0)::text AS detail
      FROM entries e LEFT JOIN postings p ON p.entry_id = e.id
      GROUP BY e.id HAVING coalesce(sum(p.amount), 1) <> 0`,
  ],
  [
    'I2: a balance is the sum of its postings',
    sql`SELECT a.id, a.name || ': ' || (a.in_total - a.out_total) AS detail
      FROM accounts a LEFT JOIN postings p ON p.account_id = a.id
      GROUP BY a.id
      HAVING a.in_total <> coalesce(sum(p.amount) FILTER (WHERE p.amount > 0), 0)
        OR a.out_total <> -coalesce(sum(p.amount) FILTER (WHERE p.amount < 0), 0)`,
  ],
  [
    'I2: balance_after is the balance after each posting',
    sql`SELECT id, balance_after::text AS detail
      FROM (SELECT id, balance_after,
        sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS balance FROM postings) p
      WHERE balance <> balance_after`,
  ],
  [
    'I3: received and pending make up the claim of an event',
    sql`SELECT ev.id, coalesce(-a.in_total + a.out_total, 0) || ' + ' || coalesce(p.open, 0) AS detail
      FROM events ev
      LEFT JOIN accounts a ON a.event_id = ev.id
      LEFT JOIN (SELECT event_id, sum(CASE transact_type WHEN 'in' THEN amount ELSE -amount END) AS open
        FROM pending WHERE state = 'open' GROUP BY event_id) p ON p.event_id = ev.id
      WHERE ev.archived_at IS NULL
        AND (coalesce(a.out_total - a.in_total, 0) < 0
          OR coalesce(a.out_total - a.in_total, 0) + coalesce(p.open, 0)
            <> CASE WHEN ev.paid_full THEN ev.total ELSE ev.advance_amount END)`,
  ],
  [
    'I4: nothing is left to pay beyond what is credited',
    sql`SELECT ev.id, (ev.total - ev.advance_amount)::text AS detail
      FROM events ev LEFT JOIN accounts a ON a.event_id = ev.id
      WHERE ev.archived_at IS NULL AND NOT ev.paid_full AND ev.advance_amount > ev.total
        AND coalesce(a.out_total - a.in_total, 0) <= ev.total`,
  ],
  [
    'a pending stands in the branch of its event',
    sql`SELECT p.id, p.branch_id::text AS detail
      FROM pending p JOIN events ev ON ev.id = p.event_id
      WHERE p.state = 'open' AND p.branch_id <> ev.branch_id`,
  ],
  [
    'every posting has its entry and its account',
    sql`SELECT p.id, p.entry_id::text AS detail
      FROM postings p LEFT JOIN entries e ON e.id = p.entry_id
      LEFT JOIN accounts a ON a.id = p.account_id WHERE e.id IS NULL OR a.id IS NULL`,
  ],
  [
    'every event has its log',
    sql`SELECT ev.id, ev.event_date::text AS detail FROM events ev
      WHERE NOT EXISTS (SELECT FROM action_logs l
        WHERE l.action = 'event.schedule' AND l.entity_id = ev.id)`,
  ],
];

export async function firstDifference(db: Database): Promise<string | null> {
  for (const [promise, breaches] of promises) {
    const { rows } = await db.execute<{ id: string; detail: string }>(sql`${breaches} LIMIT 1`);
    const [row] = rows;
    if (row !== undefined) return `${promise}: row ${row.id} has ${row.detail}`;
  }
  return null;
}
