import { closeRows } from './close-rows.ts';
import { first, imageOf } from './event-rows.ts';

/** The entries of each event: two payments, two debts, and one of another kind. */
const kinds = `(VALUES
    (0, 'advance', 'event', 'pending.accept'), (1, 'vendor cost', 'accrual', NULL),
    (2, 'wage cost', 'accrual', NULL), (3, 'rest', 'event', 'pending.accept'),
    (4, 'vendor', 'vendor', 'vendor.pay'), (4, 'employee', 'employee', 'employee.pay'),
    (4, 'cash in', 'manual', 'cash.in'), (4, 'cash out', 'manual', 'cash.out'),
    (4, 'petty add', 'petty_add', 'petty_cash.add'), (4, 'petty spend', 'petty_spend', 'petty_cash.spend'))
  kinds (at, kind, record_type, action)`;

/** Even events are in the first branch, which has the petty cash. */
const otherKind = `(ARRAY['vendor', 'cash out', 'petty add', 'vendor', 'employee', 'cash in', 'petty spend', 'employee'])[1 + n % 8]`;

const movements = `(VALUES
    ('advance', 0, 'cash', 5000000, 'in'), ('advance', 1, 'client', -5000000, 'out'),
    ('rest', 0, 'cash', 17000000, 'in'), ('rest', 1, 'client', -17000000, 'out'),
    ('vendor cost', 0, 'expense:vendor', 1200000, 'in'), ('vendor cost', 1, 'payable:1', -1200000, 'in'),
    ('wage cost', 0, 'expense:wages', 80000, 'in'), ('wage cost', 1, 'wages:1', -80000, 'in'),
    ('vendor', 0, 'payable:1', 1200000, 'out'), ('vendor', 1, 'cash', -1200000, 'out'),
    ('employee', 0, 'wages:1', 80000, 'out'), ('employee', 1, 'expense:salary', 600000, 'in'),
    ('employee', 2, 'cash', -680000, 'out'),
    ('cash in', 0, 'cash', 100000, 'in'), ('cash in', 1, 'income:other', -100000, 'out'),
    ('cash out', 0, 'cash', -20000, 'out'), ('cash out', 1, 'expense:other', 20000, 'in'),
    ('petty add', 0, 'petty', 10000, 'in'), ('petty add', 1, 'cash', -10000, 'out'),
    ('petty spend', 0, 'petty', -10000, 'out'), ('petty spend', 1, 'expense:petty', 10000, 'in'))
  movements (kind, position, account, amount, side)`;

/** Costs are booked by the write that schedules the event. */
const writeOf = (at: string) => `md5(event || ' ' || ${at})::uuid`;

const nameOf = `CASE account WHEN 'client' THEN NULL WHEN 'petty' THEN 'petty:1' WHEN 'cash' THEN 'cash:' || branch || there
  ELSE account || ':' || branch END`;

const banks = 5;
const places = `(SELECT CASE place WHEN 0 THEN '' ELSE ':' || place END AS there, nullif(place, 0) AS place_id
  FROM generate_series(0, ${banks}) place) places`;
const hasPlace = `(account = 'cash' OR there = '')`;

export const moneyRows = [
  `CREATE TEMP TABLE made ON COMMIT DROP AS
    SELECT ${first} + 5 * n + at AS id, at, kind, record_type, action, piece.*,
      row_number() OVER (PARTITION BY branch ORDER BY n, at) AS number
    FROM piece JOIN ${kinds} ON CASE at WHEN 0 THEN has_advance WHEN 3 THEN has_rest ELSE is_live END
      AND (at < 4 OR kind = ${otherKind})`,
  `INSERT INTO money_places (kind, name, created_at) SELECT 'cbe', 'CBE ' || n, now() FROM generate_series(1, ${banks}) n
    WHERE NOT EXISTS (SELECT FROM money_places)`,
  `INSERT INTO entry_numbers (branch_id, last) VALUES (1, 0), (2, 0) ON CONFLICT DO NOTHING`,
  `INSERT INTO entries (id, branch_id, number, record_type, event_id, pending_id, employee_id, vendor_id, proof,
      facts, created_by, created_at, write_id)
    OVERRIDING SYSTEM VALUE SELECT id, branch, last + number, record_type, CASE WHEN at < 4 THEN event END,
      CASE at WHEN 0 THEN ${first} + 2 * n WHEN 3 THEN ${first} + 2 * n + 1 END,
      CASE kind WHEN 'employee' THEN 1 END, CASE kind WHEN 'vendor' THEN 1 END,
      CASE WHEN record_type <> 'accrual' THEN ${imageOf('entry', 'id')} END,
      CASE WHEN at = 0 THEN jsonb_build_object('reference', 'R-' || id, 'reference_key', 'R' || id)
        WHEN kind = 'cash out' THEN jsonb_build_object('event', event, 'category', 'food') ELSE '{}' END, 1, instant,
      ${writeOf(`CASE record_type WHEN 'accrual' THEN 0 ELSE 1 + at END`)}
    FROM made JOIN entry_numbers ON branch_id = branch`,
  `INSERT INTO held_references (key, branch_id, entry_id) SELECT 'R' || id, branch, id FROM made WHERE at = 0`,
  `INSERT INTO entry_notes (entry_id, kind, value, created_by, created_at)
    SELECT id, 'fiscal_no', 'F' || id, 1, instant FROM made WHERE at = 3
    UNION ALL SELECT id, 'event', event::text, 1, instant FROM made WHERE kind = 'petty spend'`,
  `INSERT INTO salary_payments (entry_id, employee_id, et_year, et_month, amount)
    SELECT id, 1, 1000 + n / 13, 1 + n % 13, 600000 FROM made WHERE kind = 'employee'`,
  `INSERT INTO accounts (name, branch_id, vendor_id, employee_id, place_id, is_cash)
    SELECT DISTINCT ${nameOf}, branch, CASE account WHEN 'payable:1' THEN 1 END, CASE account WHEN 'wages:1' THEN 1 END,
      place_id, account = 'cash'
    FROM ${movements}, (VALUES (1), (2)) branches (branch), ${places} WHERE account NOT IN ('client', 'petty') AND ${hasPlace}
    ON CONFLICT DO NOTHING`,
  `INSERT INTO accounts (id, name, event_id, out_total) OVERRIDING SYSTEM VALUE
    SELECT event, 'client:' || event, event, CASE WHEN has_rest THEN 22000000 ELSE 5000000 END
    FROM piece WHERE has_advance`,
  `CREATE TEMP TABLE moved ON COMMIT DROP AS
    WITH shared AS (SELECT id AS account_id, name, in_total - out_total AS balance FROM accounts
      WHERE name IN (SELECT ${nameOf} FROM ${movements}, (VALUES (1), (2)) branches (branch), ${places} WHERE ${hasPlace}))
    SELECT made.id AS entry_id, position, coalesce(account_id, event) AS account_id, amount, side,
      coalesce(balance, 0) + sum(amount) OVER of_account AS balance_after,
      CASE account WHEN 'cash' THEN branch END AS book,
      CASE account WHEN 'cash' THEN last_book_no + row_number() OVER of_book END AS book_no,
      CASE account WHEN 'cash' THEN book_balance + sum(amount) OVER of_book END AS book_balance
    FROM made JOIN ${movements} USING (kind) JOIN entry_numbers ON branch_id = branch
      JOIN ${places} ON CASE account WHEN 'cash' THEN coalesce(place_id, 0) = n % ${banks + 1} ELSE there = '' END
      LEFT JOIN shared ON name = ${nameOf}
    WINDOW of_account AS (PARTITION BY coalesce(account_id, event) ORDER BY made.id, position),
      of_book AS (PARTITION BY branch, account = 'cash' ORDER BY made.id, position)`,
  `INSERT INTO postings (id, entry_id, account_id, amount, balance_after, transact_type, book, book_no, book_balance)
    OVERRIDING SYSTEM VALUE
    SELECT 3 * entry_id + position, entry_id, account_id, amount, balance_after, side, book, book_no, book_balance
    FROM moved ORDER BY entry_id, position`,
  `UPDATE accounts a SET in_total = in_total + came, out_total = out_total + went
    FROM (SELECT account_id, coalesce(sum(amount) FILTER (WHERE amount > 0), 0) AS came,
        -coalesce(sum(amount) FILTER (WHERE amount < 0), 0) AS went
      FROM moved WHERE account_id < ${first} GROUP BY 1) sums WHERE a.id = sums.account_id`,
  `UPDATE entry_numbers SET last_book_no = last_book_no + shown, book_balance = book_balance + moved
    FROM (SELECT book, count(*) AS shown, sum(amount) AS moved FROM moved WHERE book IS NOT NULL GROUP BY 1) sums
    WHERE branch_id = book`,
  `INSERT INTO clock_steps SELECT e.branch_id, e.number
    FROM made JOIN entries e ON e.id = made.id JOIN entries b ON b.branch_id = e.branch_id AND b.number = e.number - 1
    WHERE e.created_at < b.created_at - interval '1 day'`,
  ...closeRows,
  `INSERT INTO action_logs (id, user_id, branch_id, action, subject, entity_id, device, ip, created_at, write_id)
    OVERRIDING SYSTEM VALUE
    SELECT ${first} + 8 * n + at, 1 + n % 5, branch, action, 'ተስፋዬ', event, 'Firefox', '127.0.0.1', instant, ${writeOf('at')}
    FROM piece, (VALUES (0, 'event.schedule'), (6, 'event.update'), (7, 'access.refuse')) logs (at, action)
    WHERE at = 0 OR at = 5 + n % 3
    UNION ALL SELECT ${first} + 8 * n + 1 + at, 1 + n % 5, branch, action, 'ተስፋዬ',
      CASE WHEN at < 4 THEN ${first} + 2 * n + at / 3 ELSE id END, 'Firefox', '127.0.0.1', instant, ${writeOf('1 + at')}
    FROM made WHERE action IS NOT NULL ORDER BY 1`,
  `INSERT INTO access_denials (user_id, operation, minute, times, log_id)
    SELECT 1 + n % 5, 'listVendors', instant, 1, ${first} + 8 * n + 7 FROM piece WHERE n % 6 = 2`,
  `INSERT INTO login_refusals (address, minute, times, names, log_id)
    SELECT '10.0.0.1', instant, 1, '{admin}', ${first} + 8 * n + 7 FROM piece WHERE n % 6 = 5`,
  `CREATE OR REPLACE FUNCTION pg_temp.next_seal(seal bytea, entry bigint, last_seal bytea) RETURNS bytea
    LANGUAGE sql STABLE RETURN seal_of(entry, coalesce(seal, last_seal), 2)`,
  `CREATE OR REPLACE AGGREGATE pg_temp.seal_in_turn(bigint, bytea) (sfunc = pg_temp.next_seal, stype = bytea)`,
  `INSERT INTO entry_seals (branch_id, number, entry_id, version, seal)
    SELECT branch, last + number, id, 2, pg_temp.seal_in_turn(id, seal) OVER (PARTITION BY branch ORDER BY number)
    FROM made JOIN entry_numbers ON branch_id = branch`,
  `UPDATE entry_numbers n SET last = s.number, seal = s.seal FROM entry_seals s
    WHERE (s.branch_id, s.number) IN (SELECT branch, n.last + max(number) FROM made GROUP BY branch)
      AND s.branch_id = n.branch_id`,
];
