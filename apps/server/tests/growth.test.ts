import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '../testing/index.ts';
import { calendarHandlers } from '../src/modules/calendar/calendar-handlers.ts';
import { listPage } from '../src/modules/events/list-events.ts';
import { clientOf, costOf, type Read } from './read-cost.ts';

let app: TestApp;
let client: Client;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  await (await app.as('admin')).post('/api/event', buildEvent());
  client = await clientOf(app);
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

const reads: [what: string, read: Read][] = [
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
    for (const [what, read] of reads) small.set(what, (await costOf(app, client, read)).blocks);
    await grow(1_001, 30_000);
    for (const [what, read] of reads) {
      const { blocks, scanned } = await costOf(app, client, read);
      expect({ what, scanned }).toEqual({ what, scanned: expect.not.arrayContaining(['events']) });
      expect([what, blocks / (small.get(what) ?? 1) <= 3]).toEqual([what, true]);
    }
  });
});
