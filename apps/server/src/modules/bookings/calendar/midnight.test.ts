import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '#testing/index.ts';
import { query } from '#testing/test-cluster.ts';

const own = process.env['TZ'];
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const admin = await app.as('admin');
  await admin.post('/api/event', buildEvent());
});

afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

afterAll(() => app.close());

const midnights = [
  ['2026-09-30T20:59:59Z', 0, 1],
  ['2026-09-30T21:00:00Z', 1, 0],
  ['2026-10-01T20:59:59Z', 1, 0],
  ['2026-10-01T21:00:00Z', 0, 0],
] as const;

it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the day changes at midnight in Addis Ababa with the machine and the database in %s',
  async (zone) => {
    process.env['TZ'] = zone;
    const name = new URL(app.url).pathname.slice(1);
    await query(app.url, `ALTER DATABASE ${name} SET timezone = '${zone}'`);
    const there = await app.restart();
    const seen: unknown[] = [];
    for (const [now] of midnights) {
      there.clock.set(now);
      const { body } = await (await there.as('hana')).get('/api/get-calendar');
      seen.push([now, body.today_events.length, body.tommorow_events.length]);
    }
    await there.close();
    expect(seen).toEqual(midnights);
  },
);
