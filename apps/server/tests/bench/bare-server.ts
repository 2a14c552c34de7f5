/** What the server is measured against: node:http, pg and one statement written by hand, nothing else. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

/** The same page with the same parts as the contract's, in the columns of the tables. */
const page = `SELECT events.*, to_json(branches) branch, to_json(clients) client,
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
  FROM (SELECT id FROM events WHERE archived_at IS NULL AND branch_id = $1
    ORDER BY event_date DESC, time DESC, id DESC LIMIT 10 OFFSET $2) ids
  JOIN events USING (id) JOIN branches ON branches.id = events.branch_id
  JOIN clients ON clients.id = events.client_id
  LEFT JOIN packages ON packages.id = events.package_id
  LEFT JOIN accounts ON accounts.event_id = events.id
  LEFT JOIN pending ON pending.event_id = events.id AND pending.state = 'open'
  ORDER BY event_date DESC, time DESC, events.id DESC`;

const session = `SELECT users.id FROM sessions JOIN users ON users.id = user_id WHERE token_hash = $1`;

async function answer(url: URL, token: string): Promise<[status: number, body: object]> {
  if (url.pathname === '/cpu') return [200, process.cpuUsage()];
  const hash = createHash('sha256').update(token).digest();
  const user = await pool.query({ name: 'session', text: session, values: [hash] });
  if (user.rows.length === 0) return [403, { success: false }];
  const skip = (Number(url.searchParams.get('page') ?? 1) - 1) * 10;
  const values = [url.searchParams.get('branch'), skip];
  const { rows } = await pool.query({ name: 'page', text: page, values });
  return [200, { success: true, events: rows }];
}

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const [status, body] = await answer(new URL(request.url ?? '/', 'http://bare'), token);
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => void reply(request, response));

server.listen(0, '127.0.0.1', () => {
  console.log(`bare at http://127.0.0.1:${Object(server.address()).port} `);
});
