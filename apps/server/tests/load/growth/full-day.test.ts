import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildEvent,
  type Caller,
  standardFixture,
  startTestApp,
  type TestApp,
} from '#testing/index.ts';
import { addEvents } from './history.ts';
import { clientOf } from './read-cost.ts';

let app: TestApp;
let client: Client;
let admin: Caller;
let hana: Caller;

const crowded = '2026-10-01';

beforeAll(async () => {
  app = await startTestApp();
  client = await clientOf(app);
  await standardFixture(app);
  [admin, hana] = [await app.as('admin'), await app.as('hana')];
  await admin.post(
    '/api/event',
    buildEvent({ event_date: '2026-12-01', et_date: { year: 2019, month: 3, day: 22 } }),
  );
  await client.query('BEGIN');
  await addEvents(client, { from: 1, to: 240, perDay: 120, isEventsOnly: true });
  await client.query('COMMIT');
  await client.query('BEGIN');
  await addEvents(client, { from: 241, to: 690, back: '29', isEventsOnly: true });
  await client.query('COMMIT');
});
afterAll(async () => {
  await client.end();
  await app.close();
});

interface Listed {
  id: number;
}

const idsOf = (events: readonly Listed[]) => events.map(({ id }) => id);

it('the calendar lists the first hundred events of a day and counts all of them', async () => {
  const { event_map: days } = (await admin.get('/api/get-calendar?from=2026-10-29&to=2026-10-30'))
    .body;
  const seen = ['2026-10-29', '2026-10-30'].map((day) => days[day]);
  expect(seen.map(({ count }) => count)).toEqual([119, 118]);
  expect(seen.map(({ events }) => events.length)).toEqual([100, 100]);
  expect(seen.map(({ names }) => names.length)).toEqual([100, 100]);
});

it('the events of a full day are paged by a hundred, each once and in order of time', async () => {
  const listed = async (query = '') => (await admin.get(`/api/event?date=2026-10-29${query}`)).body;
  const first = await listed();
  const second = await listed(`&cursor=${first.next}`);
  expect([first.events.length, second.events.length, second.next]).toEqual([100, 19, undefined]);
  const ids = idsOf([...first.events, ...second.events]);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  const { event_map: days } = (await admin.get('/api/get-calendar?from=2026-10-29&to=2026-10-29'))
    .body;
  expect(idsOf(days['2026-10-29'].events)).toEqual(ids.slice(0, 100));
  const here = (await hana.get('/api/event?date=2026-10-29')).body;
  expect([here.events.length, here.next]).toEqual([59, undefined]);
  expect((await listed('&cursor=AAAA')).errors).toEqual({ cursor: 'malformed' });
});

// D134
it('a kitchen query beyond the limit is refused with the parameter to narrow, and one event is returned', async () => {
  const asked = async (query: string, caller = admin) =>
    (await caller.get(`/api/kitchen?${query}`)).body;
  expect((await asked('from=2026-10-29&to=2026-10-30')).errors).toEqual({ to: 'maximum' });
  expect((await asked('from=2026-10-29')).events).toHaveLength(119);
  expect((await asked(`from=${crowded}`)).errors).toEqual({ branchId: 'required' });
  expect((await asked(`from=${crowded}&branchId=1`)).errors).toEqual({ from: 'maximum' });
  expect((await asked(`from=${crowded}`, hana)).errors).toEqual({ from: 'maximum' });
  const { events: full } = (await hana.get(`/api/event?date=${crowded}`)).body;
  const { events } = await asked(`id=${full[0].id}`, hana);
  expect(idsOf(events)).toEqual([full[0].id]);
  const [other] = (await admin.get('/api/event?branch=2')).body.events;
  expect((await hana.get(`/api/kitchen?id=${other.id}`)).status).toBe(404);
});

it('today’s and tomorrow’s events are limited to a hundred each', async () => {
  app.clock.set('2026-10-29T10:00:00+03:00');
  const { body } = await (
    await app.as('admin')
  ).get('/api/get-calendar?from=2026-10-29&to=2026-10-30');
  expect([body.today_events.length, body.tommorow_events.length]).toEqual([100, 100]);
});
