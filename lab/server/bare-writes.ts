/** Bookings in hand-written SQL that write the same rows as the server. */
import type { PoolClient, QueryResultRow } from 'pg';

async function one(
  client: PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<QueryResultRow> {
  const { rows } = await client.query({ name, text, values });
  return rows[0] ?? {};
}

const account = `INSERT INTO accounts (name, branch_id, event_id, in_total, out_total, last_book_no)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (name) DO UPDATE
    SET in_total = accounts.in_total + excluded.in_total, out_total = accounts.out_total + excluded.out_total,
      last_book_no = accounts.last_book_no + excluded.last_book_no
  RETURNING id, in_total - out_total AS balance, last_book_no`;

interface Entry {
  branch: number;
  kind: string;
  event: number | null;
  pending: number | null;
  remark: string;
  user: number;
  /** Santim. */
  amount: number;
  other: [name: string, branch: number | null, event: number | null];
}

async function append(client: PoolClient, { branch, kind, amount, other, ...entry }: Entry) {
  const { last } = await one(
    client,
    'number',
    `INSERT INTO entry_numbers (branch_id, last) VALUES ($1, 1)
      ON CONFLICT (branch_id) DO UPDATE SET last = entry_numbers.last + 1 RETURNING last`,
    [branch],
  );
  const { id } = await one(
    client,
    'entry',
    `INSERT INTO entries (branch_id, number, record_type, event_id, pending_id, remark, created_by, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, now()) RETURNING id`,
    [branch, last, kind, entry.event, entry.pending, entry.remark, entry.user],
  );
  const cash = await one(client, 'account', account, [
    `cash:${branch}`,
    branch,
    null,
    amount,
    0,
    1,
  ]);
  const back = await one(client, 'account', account, [...other, 0, amount, 0]);
  await one(
    client,
    'postings',
    `INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type, book_no)
      VALUES ($1, $2, $3, $4, 'in', $5), ($1, $6, -$3::bigint, $7, 'out', NULL)`,
    [id, cash.id, amount, cash.balance, cash.last_book_no, back.id, back.balance],
  );
  await one(
    client,
    'seal',
    `WITH sealed AS (INSERT INTO entry_seals (branch_id, number, entry_id, version, seal)
      SELECT e.branch_id, e.number, e.id, 2, seal_of(e.id, n.seal, 2)
      FROM entries e JOIN entry_numbers n ON n.branch_id = e.branch_id WHERE e.id = $1 RETURNING branch_id, seal)
    UPDATE entry_numbers n SET seal = sealed.seal FROM sealed WHERE n.branch_id = sealed.branch_id`,
    [id],
  );
  return id;
}

export interface Write {
  user: number;
  branch: number;
  body: QueryResultRow;
}

const log = (client: PoolClient, { user, branch }: Write, action: string, id: number) =>
  one(
    client,
    'log',
    `INSERT INTO action_logs (user_id, branch_id, action, subject, entity_id, device, ip, created_at)
      VALUES ($1, $2, $3, '', $4, 'bench', '127.0.0.1', now())`,
    [user, branch, action, id],
  );

async function recordCash(client: PoolClient, write: Write): Promise<object> {
  const { user, branch, body } = write;
  const entry = {
    branch,
    kind: 'manual',
    event: null,
    pending: null,
    remark: body['remark'],
    user,
  };
  const other: Entry['other'] = [`income:other:${branch}`, branch, null];
  const id = await append(client, { ...entry, amount: Number(body['amount']) * 100, other });
  await log(client, write, 'cash.in', id);
  return { success: true };
}

async function accept(client: PoolClient, write: Write): Promise<object> {
  const { user, body } = write;
  const amount = Number(body['amount']) * 100;
  const { event, branch } = await one(
    client,
    'proposed',
    `SELECT e.id AS event, p.branch_id AS branch FROM pending p JOIN events e ON e.id = p.event_id
      WHERE p.id = $1 AND p.state = 'open' FOR NO KEY UPDATE OF e`,
    [body['actionId']],
  );
  await one(
    client,
    'accepted',
    `UPDATE pending SET state = 'accepted', resolved_by = $2, resolved_at = now() WHERE id = $1`,
    [body['actionId'], user],
  );
  const other: Entry['other'] = [`client:${event}`, null, event];
  const entry = { branch, event, pending: body['actionId'], remark: '', user, amount, other };
  await append(client, { ...entry, kind: 'event' });
  await one(
    client,
    'received',
    `UPDATE events SET version = version + 1, advance_amount = $2 WHERE id = $1`,
    [event, amount],
  );
  await one(
    client,
    'advance',
    `INSERT INTO advances (branch_id, event_id, transact_type, is_open, created_at) VALUES ($1, $2, 'in', true, now())
      ON CONFLICT (event_id) DO UPDATE SET branch_id = excluded.branch_id, is_open = true`,
    [branch, event],
  );
  await log(client, write, 'pending.accept', event);
  return { success: true };
}

async function schedule(client: PoolClient, write: Write): Promise<object> {
  const { user, branch, body } = write;
  const who = Object(body['client']);
  const guest = await one(
    client,
    'client',
    `INSERT INTO clients (full_name, phone_number, secondary_phone, branch_id, created_at) VALUES ($1, $2, $3, $4, now())
      ON CONFLICT (branch_id, phone_number) WHERE archived_at IS NULL
      DO UPDATE SET client_image = clients.client_image RETURNING id`,
    [who.name, who.primary_phone, who.secondary_phone, branch],
  );
  const tier = await one(
    client,
    'tier',
    `SELECT p.name, t.min, t.max, t.value FROM packages p JOIN package_tiers t ON t.package_id = p.id
      WHERE p.id = $1 AND $2 BETWEEN t.min AND t.max`,
    [body['packageId'], body['num_of_people']],
  );
  const base = Number(tier.value) * body['num_of_people'];
  const { id } = await one(
    client,
    'event',
    `INSERT INTO events (branch_id, client_id, package_id, package_name, event_date, time, starts_at, num_of_people,
        is_fixed, unit_price, tier_min, tier_max, base, additional_price, discount_amount, total, advance_amount,
        paid_full, additional_plates, remark, send_sms, send_schedule, agreed_by, created_by, created_at)
      VALUES ($1, $2, $3, $4, $5, $6, now(), $7, false, $8, $9, $10, $11, 0, 0, $11, $12, false, 0, '', true, true,
        'bench', $13, now()) RETURNING id`,
    [
      branch,
      guest['id'],
      body['packageId'],
      tier['name'],
      body['event_date'],
      body['time'],
      body['num_of_people'],
      tier['value'],
      tier['min'],
      tier['max'],
      base,
      Number(body['advance_amount']) * 100,
      user,
    ],
  );
  await one(
    client,
    'pending',
    `INSERT INTO pending (event_id, branch_id, transact_type, amount, created_by, created_at)
      VALUES ($1, $2, 'in', $3, $4, now())`,
    [id, branch, Number(body['advance_amount']) * 100, user],
  );
  await one(
    client,
    'messages',
    `INSERT INTO sms_outbox (event_id, kind, due_at, phone, state, created_at)
      VALUES ($1, 'confirmation', now(), $2, 'not configured', now()), ($1, 'reminder', now(), $2, 'not configured', now())`,
    [id, who.primary_phone],
  );
  await log(client, write, 'event.schedule', id);
  return { id };
}

export const writes: Readonly<
  Record<string, (client: PoolClient, write: Write) => Promise<object>>
> = {
  'POST /api/transactions': recordCash,
  'PATCH /api/transactions': accept,
  'POST /api/event': schedule,
};
