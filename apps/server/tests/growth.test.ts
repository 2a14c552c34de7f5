import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '../testing/index.ts';
import type { Context } from '../src/contract/handler.ts';
import { calendarHandlers } from '../src/modules/calendar/calendar-handlers.ts';
import { listPage } from '../src/modules/events/list-events.ts';

let app: TestApp;
let client: Client;
const noted: { statement: string; values: unknown[] }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await (await app.as('admin')).post('/api/event', buildEvent());
  const url = new URL(process.env['DIGIS_TEST_DATABASE_URL'] ?? '');
  const { rows } = await app.db.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  url.pathname = `/${rows[0]?.name}`;
  client = new Client({ connectionString: url.href });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** More events like the first, three a day in turn for both branches: history grows, days do not. */
async function grow(from: number, to: number): Promise<void> {
  const columns = `branch_id, client_id, package_id, package_name, num_of_people, is_fixed, unit_price, base,
    additional_price, discount_amount, total, advance_amount, paid_full, additional_plates, remark, send_sms,
    send_schedule, agreed_by, created_by, created_at`;
  const day = `date '2010-01-01' + n / 3`;
  await client.query(`INSERT INTO events (event_date, time, starts_at, ${columns})
    SELECT ${day}, '15:00', ${day}, ${columns.replace('branch_id', '1 + n % 2')}
    FROM events, generate_series(${from}, ${to}) n WHERE events.id = 1`);
  await client.query('UPDATE events SET advance_amount = 0 WHERE id > 1');
  await client.query('VACUUM ANALYZE');
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}

const scans = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scans)];

/** What PostgreSQL touches for a read: blocks in all, and tables it reads from end to end. */
async function costOf(read: (context: Context) => Promise<unknown>) {
  const logger = {
    logQuery: (statement: string, values: unknown[]) => noted.push({ statement, values }),
  };
  const { clock } = app;
  const db = drizzle(client, { logger });
  await read({ db, clock, scope: { branchId: 1 } } as unknown as Context);
  let blocks = 0;
  const scanned: string[] = [];
  for (const { statement, values } of noted.splice(0)) {
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`,
      values,
    );
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    const whole = scans(plan).filter((node) => node['Node Type'] === 'Seq Scan');
    scanned.push(...whole.map((node) => node['Relation Name'] ?? ''));
  }
  return { blocks, scanned };
}

const reads: [what: string, read: (context: Context) => Promise<unknown>][] = [
  ['the first page', (context) => listPage(context, { branch: 1 })],
  [
    'a page by its cursor',
    async (context) => {
      const { next } = await listPage(context, { branch: 1, page: 20 });
      return listPage(context, { branch: 1, cursor: next });
    },
  ],
  ['a day', (context) => listPage(context, { date: '2010-05-05' })],
  [
    'a month of the calendar',
    (context) =>
      calendarHandlers.readCalendar(context, {
        query: { from: '2010-05-01', to: '2010-06-11' },
        body: undefined,
        params: {},
      }),
  ],
];

describe('reading stays as cheap as it was', () => {
  it('from a thousand events to thirty thousand', async () => {
    await grow(1, 1_000);
    const small = new Map<string, number>();
    for (const [what, read] of reads) small.set(what, (await costOf(read)).blocks);
    await grow(1_001, 30_000);
    for (const [what, read] of reads) {
      const { blocks, scanned } = await costOf(read);
      expect({ what, scanned }).toEqual({ what, scanned: expect.not.arrayContaining(['events']) });
      expect([what, blocks / (small.get(what) ?? 1) <= 3]).toEqual([what, true]);
    }
  });
});
