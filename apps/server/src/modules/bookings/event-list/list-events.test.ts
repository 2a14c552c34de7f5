// D20, D49, D50, D138
import { isoToEt } from '@digis/ethio-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);

interface Listed {
  id: number;
  event_date: string;
  time: string;
}

const on = (day: string, time = '15:00', branchId = 1) =>
  buildEvent({ event_date: day, et_date: isoToEt(day), time, branchId });

async function readToTheEnd(caller: Caller, query = 'branch=1'): Promise<Listed[]> {
  const seen: Listed[] = [];
  let next: string | undefined = undefined;
  do {
    const cursor: string = next === undefined ? '' : `&cursor=${next}`;
    const { body } = await caller.get(`/api/event?${query}${cursor}`);
    seen.push(...body.events);
    next = body.next;
  } while (next !== undefined);
  return seen;
}

beforeAll(async () => {
  const admin = await standard.app.as('admin');
  for (let day = 1; day <= 12; day += 1) {
    await admin.post('/api/event', on(`2026-10-${String(day).padStart(2, '0')}`));
  }
  for (let time = 10; time < 23; time += 1)
    await admin.post('/api/event', on('2026-11-01', `${time}:00`));
  await admin.post('/api/event', on('2026-11-01', '12:00', 2));
});

describe('the list of events', () => {
  it('events are listed latest first, ten at a time, with a cursor', async () => {
    const hana = await standard.app.as('hana');
    const first = (await hana.get('/api/event?branch=1')).body;
    expect(first.events).toHaveLength(10);
    expect(first.events[0]).toMatchObject({ event_date: '2026-11-01T22:00:00+03:00' });
    const second = (await hana.get('/api/event?branch=1&page=2')).body;
    expect(second.events[3]).toMatchObject({ event_date: '2026-10-12T15:00:00+03:00' });
    const last = (await hana.get('/api/event?branch=1&page=3')).body;
    expect([last.events.length, last.next]).toEqual([5, undefined]);
    expect((await hana.get('/api/event?page=4')).body.events).toEqual([]);
  });

  it('page 0 is the first page, and an invalid page is refused', async () => {
    const hana = await standard.app.as('hana');
    const first = (await hana.get('/api/event?page=1')).body.events;
    expect((await hana.get('/api/event?page=0')).body.events).toEqual(first);
    for (const page of ['-1', '1000000000', 'abc']) {
      expect((await hana.get(`/api/event?page=${page}`)).status).toBe(422);
    }
    expect((await hana.get('/api/event?cursor=AAAA')).body.errors).toEqual({ cursor: 'malformed' });
  });

  it('paging returns every event once, even while others are scheduled', async () => {
    const { app } = standard;
    const [hana, admin] = [await app.as('hana'), await app.as('admin')];
    const before = await readToTheEnd(hana);
    const [during] = await Promise.all([
      readToTheEnd(hana),
      ...[1, 2, 3, 4, 5].map(() => admin.post('/api/event', on('2026-12-01'))),
    ]);
    const ids = during.map((event) => event.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before.map((event) => event.id)));
  });

  it('the events of a date range are paged latest scheduled first, in one branch and in all', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    app.clock.advance(1);
    const early = (await admin.post('/api/event', on('2026-10-05', '08:00', 2))).body.event.id;
    const query = 'from=2026-10-03&to=2026-11-01&order=scheduled';
    const all = await readToTheEnd(admin, query);
    expect(all).toHaveLength(10 + 13 + 1 + 1);
    expect(all[0]?.id).toBe(early);
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(await readToTheEnd(admin, `${query}&branch=1`)).toHaveLength(23);
    expect((await admin.get(`/api/event?${query}&page=3`)).body.events).toEqual(all.slice(20));
  });

  it('the list and the events of another branch are not found', async () => {
    const { app } = standard;
    const sara = await app.as('sara');
    const own = (await sara.get('/api/event')).body.events;
    expect(own.map((event: Listed & { branchId: number }) => event.branchId)).toEqual([2]);
    expect((await sara.get('/api/event?branch=1')).status).toBe(404);
    expect((await sara.get('/api/event?id=1')).status).toBe(404);
    expect((await sara.get('/api/event?date=2026-10-01')).body.events).toEqual([]);
    expect((await (await app.as('admin')).get('/api/event?id=1')).body.events).toHaveLength(1);
  });

  it('the events of a day are ordered by time, and the time in the query is ignored', async () => {
    const hana = await standard.app.as('hana');
    const { events } = (await hana.get('/api/event?date=2026-11-01T21:00:00.000Z')).body;
    expect(events).toHaveLength(13);
    expect(events[0].time).toBe('10:00');
    expect((await hana.get('/api/event?date=2026-02-30')).body.errors).toEqual({ date: 'format' });
  });

  it('a user with Calendar alone lists the events of a day and not all events', async () => {
    const { app } = standard;
    await app.createUser({ username: 'biruk', branch_id: 1, access: ['Calendar'] });
    const biruk = await app.as('biruk');
    expect((await biruk.get('/api/event?date=2026-10-01')).status).toBe(200);
    expect((await biruk.get('/api/event')).body.code).toBe('NO_PERMISSION');
    expect((await (await app.as('hana')).get('/api/event?deleted=1')).body.code).toBe(
      'NO_PERMISSION',
    );
    expect((await (await app.as('admin')).get('/api/event?deleted=1')).body.events).toEqual([]);
  });
});
