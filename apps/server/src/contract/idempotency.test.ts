import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { logged, useStandardApp } from '../../testing/use-test-app.ts';
import { events } from '../db/tables/events.ts';

const standard = useStandardApp();
const keyed = (key: string) => ({ 'Idempotency-Key': key });

describe('a repeated submit', () => {
  it('fifty at once with one key schedule one event and all get the same answer', async () => {
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
  });

  it('is replayed after a restart', async () => {
    const { app } = standard;
    const restarted = await app.restart();
    const hana = await restarted.as('hana');
    const { status } = await hana.post('/api/event', buildEvent(), keyed('wedding-0001'));
    expect([status, await app.db.$count(events)]).toEqual([200, 1]);
    await restarted.close();
  });

  it('with another body is refused', async () => {
    const hana = await standard.app.as('hana');
    const other = buildEvent({ num_of_people: 351 });
    const { status, body } = await hana.post('/api/event', other, keyed('wedding-0001'));
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('of another user is another submit', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    expect((await admin.post('/api/event', buildEvent(), keyed('wedding-0001'))).status).toBe(200);
    expect(await app.db.$count(events)).toBe(2);
  });

  it('gets a conflict again, as it was', async () => {
    const admin = await standard.app.as('admin');
    const first = await admin.post('/api/item', { name: 'ክትፎ' }, keyed('item-0001'));
    const second = await admin.post('/api/item', { name: 'ክትፎ' }, keyed('item-0001'));
    expect(first.status).toBe(409);
    expect(second).toMatchObject({ status: 409, body: first.body });
  });

  it('may be corrected under the same key when the form was refused', async () => {
    const hana = await standard.app.as('hana');
    const wrong = buildEvent({ num_of_people: 5 });
    expect((await hana.post('/api/event', wrong, keyed('wedding-0002'))).body.code).toBe('NO_TIER');
    expect((await hana.post('/api/event', buildEvent(), keyed('wedding-0002'))).status).toBe(200);
  });

  it('two days later counts as new', async () => {
    const { app } = standard;
    const before = await app.db.$count(events);
    app.clock.advance(48 * 60 + 1);
    const hana = await app.as('hana');
    await hana.post('/api/event', buildEvent(), keyed('wedding-0002'));
    expect(await app.db.$count(events)).toBe(before + 1);
  });
});
