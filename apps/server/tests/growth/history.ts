/** A long history, written straight into the tables: events three a day into the past, and all that hangs on them. */
import type { Client } from 'pg';
import {
  buildAgreement,
  buildEvent,
  standardFixture,
  standardPeople,
  type TestApp,
} from '../../testing/index.ts';

/** Everything of which the history has more is a copy of one of these. */
export async function beginHistory(app: TestApp): Promise<void> {
  await standardFixture(app);
  await standardPeople(app);
  const admin = await app.as('admin');
  await admin.post('/api/event', buildEvent());
  await admin.post('/api/assign-employee', { eventId: 1, employees: [1] });
  await admin.post('/api/assign-vendor', { eventId: 1, vendors: [1] });
  await admin.post('/api/petty-cash?branchId=1', { type: 'create', spender: 2, budget: 1_000 });
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', accept);
  const advance = { amount: 100, type: 'out', remark: 'Onions', isAdvance: true };
  await admin.post('/api/transactions?branchId=1', advance);
  await admin.post('/api/generate-agreement', buildAgreement());
}

/** Ids of the history begin here, so that its tables can name each other. */
const first = 1_000_000;

const eventColumns = `package_id, package_name, num_of_people, is_fixed, unit_price, base, additional_price,
  discount_amount, total, advance_amount, additional_plates, remark, send_sms, send_schedule,
  agreed_by, created_by, created_at`;

/** The path of an upload, as the contract has them. */
const image = (of: string) => `'${of}-' || lpad(n::text, 19, '0') || '.jpg'`;

const day = `date '2026-10-30' - n / 3`;
const instant = `timestamptz '2026-10-30' - n * interval '8 hours'`;
const branch = '1 + n % 2';
const eventId = `${first} + n`;
/** Four events each, all in the branch of the client. */
const client = 'n / 8 * 2 + n % 2';
const clientId = `${first} + ${client}`;
/** Spread as people's numbers are: beyond the operator's digits, few phones have a part in common. */
const phoneOf = (operator: string, factor: number) =>
  `'${operator}' || lpad(((${client})::bigint * ${factor} % 100000000)::text, 8, '0')`;

/** Of every hundred events one was deleted; the newest fifty wait for the cashier, the next for the rest, and older ones are paid. */
const statements = [
  `INSERT INTO clients (id, full_name, phone_number, secondary_phone, branch_id, client_image, created_at)
    OVERRIDING SYSTEM VALUE SELECT DISTINCT ON (${client}) ${clientId}, 'ተስፋዬ ' || n,
      ${phoneOf('07', 48271)}, ${phoneOf('09', 69621)}, ${branch}, ${image('client')}, ${instant} FROM numbers
    ON CONFLICT DO NOTHING`,
  `INSERT INTO events (id, branch_id, client_id, event_date, time, starts_at, id_image, archived_at, paid_full, ${eventColumns})
    OVERRIDING SYSTEM VALUE SELECT ${eventId}, ${branch}, ${clientId}, ${day}, '15:00', (${day}) + interval '12 hours', ${image('event')},
      CASE WHEN n % 97 = 0 THEN ${instant} END, n > 100, ${eventColumns}
    FROM numbers, events WHERE events.id = 1`,
  `INSERT INTO event_items SELECT ${eventId}, 1, 'ዶሮ ወጥ', 1 FROM numbers`,
  `INSERT INTO event_additional_items SELECT ${eventId}, 'ጠላ', 1 FROM numbers`,
  `INSERT INTO vendor_assignments (event_id, vendor_id, pricing, amount)
    SELECT ${eventId}, 1, 'fixed', 1200000 FROM numbers`,
  `INSERT INTO employee_assignments (event_id, employee_id, wage_type, event_wage, afternoon_wage, evening_wage)
    SELECT ${eventId}, 1, 'fixed', 80000, 0, 0 FROM numbers`,
  `INSERT INTO pending (event_id, branch_id, transact_type, amount, state, created_by, created_at, resolved_at)
    SELECT ${eventId}, ${branch}, 'in', 5000000, CASE WHEN n <= 50 THEN 'open' ELSE 'accepted' END, 1,
      ${instant}, CASE WHEN n > 50 THEN ${instant} END FROM numbers`,
  `INSERT INTO advances (event_id, branch_id, transact_type, is_open, created_at)
    SELECT ${eventId}, ${branch}, 'in', n BETWEEN 51 AND 100, ${instant} FROM numbers`,
  `INSERT INTO accounts (name, branch_id, event_id, out_total)
    SELECT 'client:' || ${eventId}, NULL, ${eventId}, CASE WHEN n > 100 THEN 22000000 ELSE 5000000 END FROM numbers`,
  `INSERT INTO agreements (event_id, date, behalf, client, client_phone, event_date, advance, "left", page,
      created_by, created_at)
    SELECT ${eventId}, ${day}, 'admin', 'ተስፋዬ', '0911000000', ${day}, 0, 0, '', 1, ${instant} FROM numbers`,
  `INSERT INTO sms_outbox (event_id, kind, due_at, phone, state, created_at)
    SELECT ${eventId}, 'confirmation', ${instant}, '0911000000', 'sent', ${instant} FROM numbers`,
  `INSERT INTO files (path, media_type, bytes, sha256, uploaded_by, branch_id, created_at)
    SELECT ${image('event')}, 'image/jpeg', 1, '\\x00', 2, ${branch}, ${instant} FROM numbers`,
  `INSERT INTO action_logs (user_id, branch_id, action, subject, entity_id, device, ip, created_at)
    SELECT 1 + n % 5, ${branch}, CASE n % 3 WHEN 0 THEN 'cash.in' ELSE 'event.update' END, 'ተስፋዬ', ${eventId},
      'Firefox', '127.0.0.1', ${instant} FROM numbers`,
  `INSERT INTO access_denials (user_id, operation, minute, times, log_id)
    SELECT 1 + n % 5, 'listVendors', ${instant}, 1, l.id FROM numbers
    JOIN action_logs l ON l.entity_id = ${eventId} AND l.action = 'event.update' WHERE n % 3 = 1`,
  // Cash by hand and of events, debts to a vendor and an employee, payments to both, a box that is spent from.
  `WITH made AS (
      INSERT INTO entries (branch_id, number, record_type, event_id, employee_id, vendor_id, proof, created_by, created_at)
      SELECT 1, ${first} + n, CASE n % 6 WHEN 0 THEN 'manual' WHEN 1 THEN 'accrual' WHEN 2 THEN 'employee'
          WHEN 3 THEN 'vendor' WHEN 4 THEN 'petty_spend' ELSE 'event' END,
        CASE WHEN n % 6 IN (1, 5) THEN ${eventId} END, CASE n % 6 WHEN 2 THEN 1 END, CASE n % 6 WHEN 3 THEN 1 END, ${image('entry')}, 1, ${instant}
      FROM numbers RETURNING id, record_type, number)
    INSERT INTO postings (entry_id, account_id, amount, balance_after, book_no, transact_type)
    SELECT made.id, accounts.id, side * 100, 0, CASE WHEN accounts.name = 'cash:1' THEN number END, CASE WHEN record_type = 'accrual' THEN 'in'
        WHEN record_type IN ('vendor', 'employee') THEN 'out' WHEN side > 0 THEN 'in' ELSE 'out' END
    FROM made, accounts, (VALUES (1), (-1)) sides (side)
    WHERE accounts.name = CASE record_type
      WHEN 'manual' THEN CASE WHEN side > 0 THEN 'cash:1' ELSE 'expense:vendor:1' END
      WHEN 'accrual' THEN CASE WHEN side > 0 THEN 'expense:vendor:1'
        WHEN number / 6 % 2 = 0 THEN 'payable:1:1' ELSE 'wages:1:1' END
      WHEN 'vendor' THEN CASE WHEN side > 0 THEN 'payable:1:1' ELSE 'cash:1' END
      WHEN 'employee' THEN CASE WHEN side > 0 THEN 'wages:1:1' ELSE 'cash:1' END
      WHEN 'event' THEN CASE WHEN side > 0 THEN 'cash:1' ELSE 'client:1' END
      ELSE CASE WHEN side > 0 THEN 'expense:vendor:1' ELSE 'petty:1' END END`,
  `INSERT INTO salary_payments (entry_id, employee_id, et_year, et_month, amount)
    SELECT id, 1, 1000 + n / 13, 1 + n % 13, 600000 FROM entries JOIN numbers ON number = ${first} + n
    WHERE record_type = 'employee'`,
];

/** Adds the events from one number to another. */
export async function grow(client: Client, from: number, to: number): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE numbers AS SELECT n FROM generate_series(${from}, ${to}) n`,
  );
  for (const statement of statements) await client.query(statement);
  await client.query('DROP TABLE numbers');
  await client.query('VACUUM ANALYZE');
}

/** What a business has a handful of may be read from end to end; all else only by an index. */
export const bounded: ReadonlySet<string> = new Set([
  'branches',
  'users',
  'employees',
  'vendors',
  'items',
  'packages',
  'package_items',
  'package_tiers',
  'settings',
  'petty_cash',
  'entry_numbers',
  'sessions',
  'recovery_codes',
  '',
]);
