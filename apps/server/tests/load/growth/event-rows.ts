export const first = 1_000_000;

export const imageOf = (kind: string, number: string) =>
  `'${kind}-' || lpad((${number})::text, 19, '0') || '.jpg'`;

/** Each client has four events, all in one branch. */
const client = 'n / 8 * 2 + n % 2';
/**
 * Every 97th event is deleted. The newest fifty are pending, the next owe a rest, others are paid.
 */
const isLive = 'n % 97 <> 0';

/** `back`: an SQL expression for the days back to event `n`. */
export const pieceOf = (from: number, to: number, back: string) =>
  `CREATE TEMP TABLE piece ON COMMIT DROP AS SELECT n, ${first} + n AS event, 1 + n % 2 AS branch,
    ${client} AS client, ${first} + ${client} AS client_id, date '2026-10-30' - floor(${back})::int AS day,
    timestamptz '2026-10-30' - (${back}) * interval '24 hours' AS instant,
    ${isLive} AS is_live, ${isLive} AND n > 50 AS has_advance, ${isLive} AND n > 100 AS has_rest
  FROM generate_series(${from}, ${to}) n`;

const eventColumns = `package_id, package_name, num_of_people, is_fixed, unit_price, base, additional_price,
  discount_amount, total, advance_amount, additional_plates, remark, send_sms, send_schedule,
  agreed_by, created_by`;

/** Like real numbers, few share digits after the prefix. */
const phoneOf = (operator: string, factor: number) =>
  `'${operator}' || lpad((client::bigint * ${factor} % 100000000)::text, 8, '0')`;

export const eventRows = [
  `INSERT INTO clients (id, full_name, phone_number, secondary_phone, branch_id, client_image, created_at)
    OVERRIDING SYSTEM VALUE SELECT DISTINCT ON (client_id) client_id, 'ተስፋዬ ' || n,
      ${phoneOf('07', 48271)}, ${phoneOf('09', 69621)}, branch, ${imageOf('client', 'n')}, instant FROM piece
    ON CONFLICT DO NOTHING`,
  `INSERT INTO events (id, branch_id, client_id, event_date, time, starts_at, id_image, archived_at, paid_full, venue, created_at, ${eventColumns})
    OVERRIDING SYSTEM VALUE SELECT event, branch, piece.client_id, day, '15:00', day + interval '12 hours',
      ${imageOf('event', 'n')}, CASE WHEN NOT is_live THEN instant END, n > 100,
      CASE WHEN n < 1000 AND n % 200 = 1 THEN 'ስካይላይት አዳራሽ' ELSE 'አዳራሽ ' || n % 50 END, instant, ${eventColumns}
    FROM piece, events WHERE events.id = 1`,
];

export const partRows = [
  `INSERT INTO event_items SELECT event, 1, 'ዶሮ ወጥ', 1 FROM piece`,
  `INSERT INTO event_additional_items SELECT event, 'ጠላ', 1 FROM piece`,
  `INSERT INTO vendor_assignments (event_id, vendor_id, pricing, amount)
    SELECT event, 1, 'fixed', 1200000 FROM piece`,
  `INSERT INTO employee_assignments (event_id, employee_id, wage_type, event_wage, afternoon_wage, evening_wage)
    SELECT event, 1, 'fixed', 80000, 0, 0 FROM piece`,
  `INSERT INTO pending (id, event_id, branch_id, transact_type, amount, state, created_by, created_at, resolved_at)
    OVERRIDING SYSTEM VALUE SELECT ${first} + 2 * n + at, event, branch, 'in', amount,
      CASE WHEN has_advance THEN 'accepted' WHEN is_live THEN 'open' ELSE 'void' END, 1,
      instant, CASE WHEN has_advance OR NOT is_live THEN instant END
    FROM piece, (VALUES (0, 5000000), (1, 17000000)) claims (at, amount) WHERE at = 0 OR has_rest`,
  `INSERT INTO advances (event_id, branch_id, transact_type, is_open, created_at)
    SELECT event, branch, 'in', NOT has_rest, instant FROM piece WHERE has_advance`,
  `INSERT INTO agreements (event_id, date, behalf, client, client_phone, event_date, advance, "left", page,
      created_by, created_at)
    SELECT event, day, 'admin', 'ተስፋዬ', '0911000000', day, 0, 0, '', 1, instant FROM piece`,
  `INSERT INTO enquiries (id, branch_id, name, phone, event_date, num_of_people, lost_because, created_by, created_at)
    OVERRIDING SYSTEM VALUE SELECT event, branch, 'ተስፋዬ ' || n, '07' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'), day, 100,
      CASE WHEN n > 20 THEN 'ዋጋ' END, 1, instant FROM piece`,
  `INSERT INTO proformas (id, enquiry_id, branch_id, number, date, valid_until, page, created_by, created_at)
    OVERRIDING SYSTEM VALUE SELECT event, event, branch, n, day, day, '', 1, instant FROM piece`,
  `INSERT INTO sms_outbox (event_id, kind, due_at, phone, state, created_at)
    SELECT event, 'confirmation', instant, '0911000000', 'sent', instant FROM piece`,
  `INSERT INTO files (path, media_type, bytes, sha256, uploaded_by, branch_id, created_at)
    SELECT ${imageOf('event', 'n')}, 'image/jpeg', 1, '\\x00', 2, branch, instant FROM piece`,
  `INSERT INTO signed_papers (agreement_id, image, created_by, created_at)
    SELECT a.id, ${imageOf('event', 'n')}, 1, instant FROM piece JOIN agreements a ON a.event_id = event`,
  `INSERT INTO printed_sheets (event_id, kind, said, printed_by, printed_at)
    SELECT event, 'kitchen', '{"num_of_people":100}', 1, instant FROM piece`,
];
