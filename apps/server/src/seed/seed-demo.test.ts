import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeProvider, type FakeProvider } from '../../testing/services/fake-afro-message.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { selectUserByName } from '../modules/records/users/user-queries.ts';
import { actionLogs } from '../db/tables/action-logs.ts';
import { advances } from '../db/tables/cash.ts';
import { agreements } from '../db/tables/agreements.ts';
import { events, smsOutbox } from '../db/tables/events.ts';
import { entries, pending } from '../db/tables/journal.ts';
import { seed } from './seed.ts';

const everyAction = `event.schedule event.update event.delete event.restore pending.accept
  pending.reject advance.settle cash.in cash.out event.assign_employees event.assign_vendors event.attendance
  vendor.pay employee.pay petty_cash.create petty_cash.add petty_cash.spend petty_cash.return
  petty_cash.close petty_cash.open agreement.create cash.correct event.pay
  cash.transfer cash.close place.create enquiry.create enquiry.update proforma.create`.split(
  /\s+/u,
);

let app: TestApp;
let provider: FakeProvider;
let lines: string[];

beforeAll(async () => {
  provider = await startFakeProvider();
  app = await startTestApp({ isDemo: true, smsApiUrl: provider.url, simulatesMessages: true });
  lines = await seed(app);
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

const tally = async (
  table: typeof actionLogs | typeof pending | typeof smsOutbox,
  column: string,
) => {
  const rows = await app.db.execute<{ name: string; rows: string }>(
    sql`SELECT ${sql.identifier(column)} AS name, count(*) AS rows FROM ${table} GROUP BY 1`,
  );
  return Object.fromEntries(rows.rows.map(({ name, rows: times }) => [name, Number(times)]));
};

describe('the demo data', () => {
  it('has a year of two hundred events around today', async () => {
    const today = '2026-09-21';
    const [all] = await app.db
      .select({
        rows: count(),
        first: sql<string>`min(event_date)`,
        last: sql<string>`max(event_date)`,
        today: sql`count(*) FILTER (WHERE event_date = ${today})`.mapWith(Number),
        ahead: sql`count(*) FILTER (WHERE event_date > ${today})`.mapWith(Number),
        deleted: count(events.archived_at),
      })
      .from(events);
    expect(all?.rows).toBe(200);
    expect(all?.today).toBeGreaterThanOrEqual(3);
    expect(all?.ahead).toBeGreaterThan(40);
    expect(all?.deleted).toBeGreaterThan(0);
    expect(Date.parse(all?.last ?? '') - Date.parse(all?.first ?? '')).toBeGreaterThan(
      330 * 86_400_000,
    );
  });

  it('has five users as well as the admin and prints their passwords', async () => {
    expect(lines.map((line) => line.split(' ')[2])).toEqual(
      'admin hana dawit kebede sara mulu'.split(' '),
    );
    const accesses = new Set<string>();
    for (const line of lines.slice(1)) {
      const [, username = '', password] = /: (\S+) \/ (\S+) /.exec(line) ?? [];
      const { status } = await app.guest.post('/api/login', { username, password });
      expect(status).toBe(200);
      accesses.add(String((await selectUserByName(app.db, username))?.access));
    }
    expect(accesses.size).toBe(5);
  });

  it('has every action and every state of a claim', async () => {
    const actions = await tally(actionLogs, 'action');
    expect(Object.keys(actions)).toEqual(expect.arrayContaining(everyAction));
    const states = await tally(pending, 'state');
    expect(Object.keys(states).toSorted()).toEqual(['accepted', 'open', 'rejected', 'void']);
    const [refunds] = await app.db
      .select({ rows: count() })
      .from(entries)
      .where(eq(entries.record_type, 'refund'));
    expect(refunds?.rows).toBeGreaterThan(0);
    const open = await app.db.select().from(advances).where(eq(advances.is_open, true));
    expect(open.some(({ event_id }) => event_id === null)).toBe(true);
    expect(open.some(({ event_id }) => event_id !== null)).toBe(true);
    const papers = await app.db.select().from(agreements).where(isNotNull(agreements.page));
    expect(papers.length).toBeGreaterThan(10);
  });

  it('has sent and pending messages', async () => {
    const states = await tally(smsOutbox, 'state');
    expect(states).toMatchObject({ sent: provider.taken.length });
    expect(provider.taken.length).toBeGreaterThan(5);
    expect(states['scheduled']).toBeGreaterThan(0);
  });

  it('marks its sent messages as simulated', async () => {
    const [row] = await app.db.select().from(smsOutbox).where(eq(smsOutbox.state, 'sent')).limit(1);
    const admin = await app.as('admin');
    const { body } = await admin.get(`/api/sms?eventId=${row?.event_id}`);
    expect(body.messages).toContainEqual(expect.objectContaining({ id: row?.id, simulated: true }));
  });

  it('has no payment above the legal cash limit', async () => {
    const { rows } = await app.db.execute(
      sql`SELECT FROM action_logs WHERE changes::text LIKE '%above_cash_cap%'`,
    );
    expect(rows).toEqual([]);
  });

  it('has day closes that match the book or are fifty birr short', async () => {
    const { rows } = await app.db.execute<{ off: string }>(
      sql`SELECT DISTINCT book - counted AS off FROM closed_places WHERE counted IS NOT NULL ORDER BY 1`,
    );
    expect(rows.map(({ off }) => Number(off))).toEqual([0, 5_000]);
  });

  it('has no branch with an empty box and no overdrawn place', async () => {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`SELECT name FROM accounts WHERE is_cash AND in_total - out_total + transferred
        < CASE WHEN place_id IS NULL THEN 1 ELSE 0 END`,
    );
    expect(rows).toEqual([]);
  });

  it('verify finds no violation in the demo', async () => {
    expect(await app.verify()).toBeNull();
  });
});
