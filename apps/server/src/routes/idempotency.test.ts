import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { logged, useStandardApp } from '../../testing/use-test-app.ts';
import { events } from '../db/tables/events.ts';
import { users } from '../db/tables/users.ts';

const standard = useStandardApp();
const keyed = (key: string) => ({ 'Idempotency-Key': key });

describe('a repeated request', () => {
  it('fifty concurrent requests with one key schedule one event and all get the same answer', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        hana.post('/api/event', buildEvent(), keyed('wedding-0001')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await app.db.$count(events)).toBe(1);
    expect((await logged(app, 'event.schedule')).times).toBe(1);
    const figures = (await app.guest.get('/api/metrics')).body;
    expect(figures).toContain('digis_replays_total{operation="scheduleEvent"} 49');
  });

  it('a stored answer is replayed after a restart', async () => {
    const { app } = standard;
    const restarted = await app.restart();
    const hana = await restarted.as('hana');
    const { status } = await hana.post('/api/event', buildEvent(), keyed('wedding-0001'));
    expect([status, await app.db.$count(events)]).toEqual([200, 1]);
    await restarted.close();
  });

  it('the same key with another body is refused', async () => {
    const hana = await standard.app.as('hana');
    const other = buildEvent({ num_of_people: 351 });
    const { status, body } = await hana.post('/api/event', other, keyed('wedding-0001'));
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('the same key from another user is another request', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    expect((await admin.post('/api/event', buildEvent(), keyed('wedding-0001'))).status).toBe(200);
    expect(await app.db.$count(events)).toBe(2);
  });

  it('a stored conflict is replayed', async () => {
    const admin = await standard.app.as('admin');
    const first = await admin.post('/api/item', { name: 'ክትፎ' }, keyed('item-0001'));
    const second = await admin.post('/api/item', { name: 'ክትፎ' }, keyed('item-0001'));
    expect(first.status).toBe(409);
    expect(second).toMatchObject({ status: 409, body: first.body });
  });

  it('a request refused as invalid can be corrected under the same key', async () => {
    const hana = await standard.app.as('hana');
    const wrong = buildEvent({ num_of_people: 5 });
    expect((await hana.post('/api/event', wrong, keyed('wedding-0002'))).body.code).toBe('NO_TIER');
    expect((await hana.post('/api/event', buildEvent(), keyed('wedding-0002'))).status).toBe(200);
  });

  it('an answer from the previous branch is not replayed to a user who was moved', async () => {
    const { app } = standard;
    await app.createUser({ username: 'rahel', branch_id: 1, access: ['Create Event'] });
    const rahel = await app.as('rahel');
    const first = await rahel.post('/api/event', buildEvent(), keyed('moved-0001'));
    expect(first.status).toBe(200);
    const rows = await app.db.$count(events);
    await app.db.update(users).set({ branch_id: 2 }).where(eq(users.username, 'rahel'));
    const again = await rahel.post('/api/event', buildEvent(), keyed('moved-0001'));
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await app.db.$count(events)).toBe(rows);
  });

  it('a key expires after two days', async () => {
    const { app } = standard;
    const before = await app.db.$count(events);
    app.clock.advance(48 * 60 + 1);
    const hana = await app.as('hana');
    await hana.post('/api/event', buildEvent(), keyed('wedding-0002'));
    expect(await app.db.$count(events)).toBe(before + 1);
  });
});

// D158
describe('the comparison of requests', () => {
  it('bodies are compared by value, regardless of field order', async () => {
    const hana = await standard.app.as('hana');
    const body = buildEvent({ num_of_people: 300 });
    const first = await hana.post('/api/event', body, keyed('wedding-0003'));
    const { client, ...rest } = body;
    const turned = Object.fromEntries(
      Object.entries({
        ...rest,
        client: Object.fromEntries(Object.entries(client).toReversed()),
      }).toReversed(),
    );
    const again = await hana.post('/api/event', turned, keyed('wedding-0003'));
    expect(again).toMatchObject({ status: 200, body: first.body });
    const other = { ...turned, custom_items: [1, 2] };
    expect((await hana.post('/api/event', other, keyed('wedding-0003'))).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  it('a request answered with 403, 404 or 422 runs again under its key', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const id = await app.createUser({ username: 'asker', branch_id: 1, access: [] });
    const ask = async (body: object) =>
      (await app.as('asker')).patch('/api/branch', body, keyed('branch-0001'));
    const branch = { id: 3, name: 'Kazanchis', address: 'Zewditu Street' };
    expect((await ask(branch)).status).toBe(403);
    await admin.send('/api/user', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, access: ['Branches'] }),
    });
    expect((await ask(branch)).status).toBe(404);
    await admin.post('/api/branch', { name: 'New', address: 'y' });
    expect((await ask({ ...branch, name: '' })).status).toBe(422);
    expect((await ask(branch)).status).toBe(200);
  });
});

describe('a required key', () => {
  it('require_idempotency_key refuses money writes without a key, and no other write', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const dawit = await app.as('dawit');
    const cash = { type: 'in', amount: 5, remark: 'x' };
    expect((await dawit.post('/api/transactions', cash)).status).toBe(200);
    await admin.post('/api/settings', { require_idempotency_key: true });
    const { status, body } = await dawit.post('/api/transactions', cash);
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REQUIRED']);
    expect((await dawit.post('/api/transactions', cash, keyed('cash-0001'))).status).toBe(200);
    expect((await admin.post('/api/item', { name: 'ሽሮ' })).status).toBe(200);
    await admin.post('/api/settings', { require_idempotency_key: false });
  });
});
