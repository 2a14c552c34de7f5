/** Baseline of the server's benchmarks, with node:http, pg and hand-written SQL. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { writes } from './bare-writes.ts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const parts = `SELECT events.*, to_json(branches) branch, to_json(clients) client,
    accounts.out_total - accounts.in_total received, pending.amount open, packages.name package,
    (SELECT json_agg(json_build_object('min', t.min, 'max', t.max, 'value', t.value / 100.0))
      FROM package_tiers t WHERE t.package_id = events.package_id) prices,
    (SELECT json_agg(json_build_object('id', i.id, 'name', i.name)) FROM package_items p
      JOIN items i ON i.id = p.item_id WHERE p.package_id = events.package_id) package_items,
    (SELECT json_agg(json_build_object('id', i.item_id, 'name', i.name)) FROM event_items i
      WHERE i.event_id = events.id) items,
    (SELECT json_agg(json_build_object('name', a.name)) FROM event_additional_items a
      WHERE a.event_id = events.id) additionalitems,
    (SELECT json_agg(json_build_object('id', e.id, 'full_name', e.full_name, 'phone_number', e.phone_number))
      FROM employee_assignments a JOIN employees e ON e.id = a.employee_id
      WHERE a.event_id = events.id) employees,
    (SELECT json_agg(json_build_object('id', v.id, 'name', v.name, 'amount', a.amount / 100.0))
      FROM vendor_assignments a JOIN vendors v ON v.id = a.vendor_id WHERE a.event_id = events.id) vendors
  FROM ids JOIN events USING (id) JOIN branches ON branches.id = events.branch_id
  JOIN clients ON clients.id = events.client_id
  LEFT JOIN packages ON packages.id = events.package_id
  LEFT JOIN accounts ON accounts.event_id = events.id
  LEFT JOIN pending ON pending.event_id = events.id AND pending.state = 'open'
  ORDER BY event_date DESC, time DESC, events.id DESC`;

const page = `WITH ids AS (SELECT id FROM events WHERE archived_at IS NULL AND branch_id = $1
  ORDER BY event_date DESC, time DESC, id DESC LIMIT 10 OFFSET $2) ${parts}`;
const single = `WITH ids AS (SELECT $1::bigint AS id) ${parts}`;

const calendar = `SELECT event_date, count(*), sum(num_of_people) people, json_agg(json_build_object('id', e.id,
    'time', time, 'client', c.full_name, 'people', num_of_people, 'left', (total - a.out_total + a.in_total) / 100.0,
    'open', p.amount, 'staff', s.staff) ORDER BY time, e.id) events
  FROM events e JOIN clients c ON c.id = client_id LEFT JOIN accounts a ON a.event_id = e.id
  LEFT JOIN pending p ON p.event_id = e.id AND p.state = 'open'
  LEFT JOIN LATERAL (SELECT count(*) staff FROM employee_assignments s WHERE s.event_id = e.id) s ON true
  WHERE e.archived_at IS NULL AND e.branch_id = $1 AND event_date BETWEEN $2 AND $3 GROUP BY event_date`;

const session = `SELECT users.id FROM sessions JOIN users ON users.id = user_id WHERE token_hash = $1`;

const claim = `INSERT INTO idempotency_keys (user_id, key, request_hash, created_at) VALUES ($1, $2, $3, now())
  ON CONFLICT (user_id, key) DO UPDATE SET request_hash = excluded.request_hash
    WHERE idempotency_keys.created_at < now() - interval '1 day' RETURNING key`;
const keep = 'UPDATE idempotency_keys SET status = 200, body = $3 WHERE user_id = $1 AND key = $2';
const branchHeld = 'SELECT id FROM branches WHERE id = $1 AND archived_at IS NULL FOR SHARE';

async function read(url: URL): Promise<object> {
  const branch = url.searchParams.get('branch');
  if (url.pathname === '/api/get-calendar') {
    const values = [branch, url.searchParams.get('from'), url.searchParams.get('to')];
    const { rows } = await pool.query({ name: 'calendar', text: calendar, values });
    return {
      success: true,
      event_map: Object.fromEntries(rows.map((row) => [row.event_date, row])),
    };
  }
  const skip = (Number(url.searchParams.get('page') ?? 1) - 1) * 10;
  const { rows } = await pool.query({ name: 'page', text: page, values: [branch, skip] });
  return { success: true, events: rows };
}

/**
 * Stores the answer in the same transaction, so that a repeated key returns it; a refusal does not
 * consume the key.
 */
async function write(name: string, user: number, request: IncomingMessage): Promise<object> {
  const sent = await text(request);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const key = request.headers['idempotency-key'];
    const hash = createHash('sha256').update(sent).digest();
    await client.query({ name: 'claim', text: claim, values: [user, key, hash] });
    await client.query('SAVEPOINT work');
    await client.query({ name: 'settings', text: 'SELECT name, value FROM settings' });
    const body = JSON.parse(sent);
    await client.query({ name: 'branch', text: branchHeld, values: [body.branchId ?? 1] });
    const done = await writes[name]?.(client, { user, branch: body.branchId ?? 1, body });
    const id = Object(done).id;
    const answer =
      id === undefined
        ? done
        : (await client.query({ name: 'single', text: single, values: [id] })).rows[0];
    await client.query('RELEASE work');
    await client.query({ name: 'keep', text: keep, values: [user, key, JSON.stringify(answer)] });
    await client.query('COMMIT');
    return { success: true, event: answer };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function answer(
  url: URL,
  token: string,
  request: IncomingMessage,
): Promise<[status: number, body: object]> {
  if (url.pathname === '/cpu') return [200, process.cpuUsage()];
  const hash = createHash('sha256').update(token).digest();
  const user = await pool.query({ name: 'session', text: session, values: [hash] });
  if (user.rows.length === 0) return [403, { success: false }];
  if (request.method === 'GET') return [200, await read(url)];
  return [200, await write(`${request.method} ${url.pathname}`, user.rows[0].id, request)];
}

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const url = new URL(request.url ?? '/', 'http://bare');
  const [status, body] = await answer(url, token, request).catch((error): [number, object] => [
    500,
    { error: String(error) },
  ]);
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => void reply(request, response));

server.listen(0, '127.0.0.1', () => {
  console.log(`bare at http://127.0.0.1:${Object(server.address()).port} `);
});
