import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { newSeals } from './new-seals.ts';
import { accountColumns, branchColumns } from './invariants/scope.ts';

/** Ids precede commits: the last rows are read again. */
const logsAgain = 200;

/** The statement of a table may read the tables before it. */
const tables: readonly (readonly [name: string, rows: string])[] = [
  [
    'known_accounts',
    `SELECT a.* FROM checkpoint c, jsonb_to_recordset(c.known -> 'accounts') AS a (${accountColumns})`,
  ],
  [
    'known_branches',
    `SELECT b.* FROM checkpoint c, jsonb_to_recordset(c.known -> 'branches') AS b (${branchColumns})`,
  ],
  [
    'touched_log',
    `SELECT l.id, l.action, l.entity_id FROM checkpoint c, action_logs l
      WHERE l.id > (c.known ->> 'log_id')::bigint - ${logsAgain}`,
  ],
  [
    'touched_seal',
    `SELECT s.id, s.table_name, s.row_key FROM checkpoint c, LATERAL ${newSeals('c.key_name')} fresh, unnest(fresh.ids) span
      JOIN row_seals s ON s.id >= lower(span) AND s.id < upper(span)`,
  ],
  [
    'later_entries',
    `SELECT e.id FROM branches b LEFT JOIN known_branches k ON k.branch_id = b.id
      JOIN entries e ON e.branch_id = b.id AND e.number > coalesce(k.number, 0)
    UNION SELECT s.entry_id FROM branches b LEFT JOIN known_branches k ON k.branch_id = b.id
      JOIN entry_seals s ON s.branch_id = b.id AND s.number > coalesce(k.number, 0)`,
  ],
  [
    'touched_posting',
    `SELECT p.id, p.entry_id, p.account_id FROM later_entries e JOIN postings p ON p.entry_id = e.id
    UNION SELECT p.id, p.entry_id, p.account_id FROM checkpoint c, postings p
      WHERE p.id > (c.known ->> 'posting_id')::bigint`,
  ],
  [
    'touched_entry',
    `WITH touched AS (
        SELECT id FROM later_entries UNION SELECT entry_id FROM touched_posting
        UNION SELECT e.reverses_id FROM later_entries l JOIN entries e ON e.id = l.id WHERE e.reverses_id IS NOT NULL)
      SELECT id FROM touched UNION SELECT e.id FROM touched t JOIN entries e ON e.reverses_id = t.id
        AND e.reverses_id IS NOT NULL AND e.record_type <> 'accrual'`,
  ],
  [
    'touched_advance',
    `SELECT e.advance_id AS id FROM touched_entry t JOIN entries e ON e.id = t.id WHERE e.advance_id IS NOT NULL
    UNION SELECT entity_id FROM touched_log WHERE action LIKE 'advance.%' AND entity_id IS NOT NULL
    UNION SELECT ad.id FROM checkpoint c, advances ad WHERE ad.id > (c.known ->> 'advance_id')::bigint`,
  ],
  [
    'touched_event',
    `WITH claims AS (
        SELECT entity_id AS id FROM touched_log WHERE action LIKE 'pending.%'
        UNION SELECT e.pending_id FROM touched_entry t JOIN entries e ON e.id = t.id
        UNION SELECT p.id FROM checkpoint c, pending p WHERE p.id > (c.known ->> 'pending_id')::bigint),
      found AS (
        SELECT e.event_id AS id FROM touched_entry t JOIN entries e ON e.id = t.id
        UNION SELECT a.event_id FROM touched_posting p JOIN accounts a ON a.id = p.account_id
        UNION SELECT p.event_id FROM claims JOIN pending p ON p.id = claims.id
        UNION SELECT ad.event_id FROM touched_advance t JOIN advances ad ON ad.id = t.id
        UNION SELECT entity_id FROM touched_log WHERE action LIKE 'event.%'
        UNION SELECT ev.id FROM checkpoint c, events ev WHERE ev.id > (c.known ->> 'event_id')::bigint)
      SELECT id FROM found WHERE id IS NOT NULL`,
  ],
  [
    'touched_account',
    `SELECT account_id AS id FROM known_accounts UNION SELECT account_id FROM touched_posting
    UNION SELECT a.id FROM touched_event t JOIN accounts a ON a.event_id = t.id`,
  ],
  [
    'touched_close',
    `SELECT c.id FROM branches b LEFT JOIN known_branches k ON k.branch_id = b.id
      JOIN closes c ON c.branch_id = b.id AND c.number > coalesce(k.closes, 0)`,
  ],
  [
    'touched_day',
    `SELECT ev.branch_id, ev.event_date AS first, ev.event_date AS last FROM touched_event t JOIN events ev ON ev.id = t.id
    UNION SELECT e.branch_id, day_in_addis(e.created_at), day_in_addis(e.created_at)
      FROM touched_entry t JOIN entries e ON e.id = t.id`,
  ],
  [
    'touched_booked',
    `SELECT p.id FROM touched_day d JOIN entries e ON e.branch_id = d.branch_id
        AND e.created_at >= (d.first - interval '3 hours') AT TIME ZONE 'UTC'
        AND e.created_at < (d.last + interval '21 hours') AT TIME ZONE 'UTC' JOIN postings p ON p.entry_id = e.id`,
  ],
  [
    'touched_cost',
    `SELECT DISTINCT unnest(postings_of_event(ev.id)) AS id FROM touched_day d
      JOIN events ev ON ev.branch_id = d.branch_id AND ev.event_date = d.first`,
  ],
  [
    'touched_reference',
    `SELECT h.key AS id FROM touched_entry t JOIN held_references h ON h.entry_id = t.id
    UNION SELECT h.key FROM touched_event t JOIN pending p ON p.event_id = t.id
      JOIN held_references h ON h.pending_id = p.id`,
  ],
];

const allOfEvents = `INSERT INTO touched_posting
  SELECT p.id, p.entry_id, p.account_id FROM touched_account t JOIN accounts a ON a.id = t.id AND a.event_id IS NOT NULL
    JOIN postings p ON p.account_id = a.id
  EXCEPT SELECT id, entry_id, account_id FROM touched_posting`;

export const touchedText: readonly string[] = [
  // PostgreSQL overestimates a branch's last entries and would scan the tables.
  'SET LOCAL enable_seqscan = off',
  ...tables.flatMap(([name, rows]) => [
    `CREATE TEMP TABLE ${name} ON COMMIT DROP AS ${rows}`,
    `ANALYZE ${name}`,
  ]),
  allOfEvents,
  'ANALYZE touched_posting',
];

export async function collectTouched(tx: Database, checkpoint: number): Promise<void> {
  const begin: SQL = sql`CREATE TEMP TABLE checkpoint ON COMMIT DROP AS
    SELECT known, key_name FROM checkpoints WHERE number = ${sql.raw(String(checkpoint))}`;
  await tx.execute(begin);
  for (const statement of touchedText) await tx.execute(sql.raw(statement));
}
