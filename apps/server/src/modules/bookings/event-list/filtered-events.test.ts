// D121, D124, D125, D138
import { isoToEt } from '@digis/ethio-date';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@digis/api-client/contract';
import { buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

type Event = Schemas['Event'];

const standard = useStaffedApp();
let hana: Caller;
let admin: Caller;

const people: Record<string, [name: string, phone: string]> = {
  almaz: ['አልማዝ ተስፋዬ', '0911223344'],
  haile: ['ኃይሌ ገብረ', '0912556677'],
  sara: ['Sara Tesfaye', '0913889900'],
};

const booking = (
  who: keyof typeof people,
  day: string,
  more: Partial<Schemas['EventInput']> = {},
) => {
  const [name = '', primary_phone = ''] = people[who] ?? [];
  return buildEvent({
    client: { name, primary_phone, secondary_phone: primary_phone },
    packageId: 'custom',
    per_person: 500,
    num_of_people: 100,
    custom_items: [1],
    additional_price: 0,
    discount_amount: 0,
    advance_amount: 0,
    event_date: day,
    et_date: isoToEt(day),
    ...more,
  });
};

async function accept(eventId: number, amount: number): Promise<void> {
  const waiting = (await admin.get('/api/transactions?type=pending')).body.data;
  const claim = waiting.find((row: { event: { id: number } }) => row.event.id === eventId);
  const body = { type: 'pending', action: 'accept', actionId: claim.id, amount };
  expect((await admin.patch('/api/transactions', body)).status).toBe(200);
}

const schedule = async (body: Schemas['EventInput']): Promise<number> =>
  (await admin.post('/api/event', body)).body.event.id;

const listed = async (query: string, who = hana): Promise<Event[]> =>
  (await who.get(`/api/event?${query}`)).body.events;
const idsOf = async (query: string, who = hana) => (await listed(query, who)).map(({ id }) => id);

let ids: { done: number; part: number; claimed: number; none: number; paid: number; gone: number };

beforeAll(async () => {
  admin = await standard.app.as('admin');
  hana = await standard.app.as('hana');
  ids = {
    done: await schedule(booking('almaz', '2026-09-20')),
    part: await schedule(booking('almaz', '2026-09-25', { advance_amount: 20_000 })),
    claimed: await schedule(booking('haile', '2026-09-27', { advance_amount: 10_000 })),
    none: await schedule(booking('haile', '2026-09-28', { time: '01:00' })),
    paid: await schedule(booking('sara', '2026-10-10', { paid_full: true, packageId: 1 })),
    gone: await schedule(booking('sara', '2026-10-11')),
  };
  await schedule(booking('sara', '2026-10-12', { branchId: 2 }));
  await accept(ids.part, 20_000);
  await accept(ids.paid, 65_000);
  await admin.delete('/api/event', { id: ids.gone });
  await admin.post('/api/assign-employee', {
    eventId: ids.part,
    employees: [standard.people.abebe],
  });
});

describe('stage and payment of an event', () => {
  it('every event has a stage and a payment status', async () => {
    const all = [...(await listed('branch=1')), ...(await listed('deleted=1', admin))];
    const said = new Map(all.map(({ id, stage, payment }) => [id, `${stage}, ${payment}`]));
    expect(Object.entries(ids).map(([name, id]) => [name, said.get(id)])).toEqual([
      ['done', 'done, none'],
      ['part', 'confirmed, part'],
      ['claimed', 'booked, claimed'],
      ['none', 'booked, none'],
      ['paid', 'confirmed, paid'],
      ['gone', 'cancelled, none'],
    ]);
  });

  it.each(['done', 'confirmed', 'booked'])(
    'the list filtered by stage %s returns the events in it',
    async (stage) => {
      const expected = (await listed('branch=1')).filter((event) => event.stage === stage);
      expect(expected.length).toBeGreaterThan(0);
      expect(await idsOf(`stage=${stage}`)).toEqual(expected.map(({ id }) => id));
    },
  );

  it.each(['claimed', 'credit', 'paid', 'part', 'none'])(
    'the list filtered by payment %s returns the events with it',
    async (payment) => {
      const expected = (await listed('branch=1')).filter((event) => event.payment === payment);
      expect(await idsOf(`payment=${payment}`)).toEqual(expected.map(({ id }) => id));
    },
  );
});

describe('the requirements of an event', () => {
  it('an event shows how many employees it needs, and the list finds understaffed events', async () => {
    expect((await listed('branch=1')).map(({ employees_needed }) => employees_needed)).toEqual([
      4, 4, 4, 4, 4,
    ]);
    expect(await idsOf('staff=short&from=2026-09-21')).toEqual([
      ids.paid,
      ids.none,
      ids.claimed,
      ids.part,
    ]);
    await admin.post('/api/settings', { guests_per_employee: 100 });
    expect(await idsOf('staff=short&from=2026-09-21')).toEqual([ids.paid, ids.none, ids.claimed]);
    await admin.post('/api/settings', { guests_per_employee: 0 });
    expect(await idsOf('staff=short')).toEqual([]);
    expect(await listed('branch=1')).not.toContainEqual(
      expect.objectContaining({ employees_needed: 4 }),
    );
    await admin.post('/api/settings', { guests_per_employee: 25 });
  });

  it('an event shows its package or its own items', async () => {
    const menus = async () => new Map((await listed('branch=1')).map(({ id, menu }) => [id, menu]));
    expect((await menus()).get(ids.none)).toBeUndefined();
    await admin.patch('/api/item', { id: 1, name: 'ዶሮ ወጥ', menu: 'not fasting' });
    expect([...(await menus()).values()]).toEqual(Array(5).fill('not fasting'));
    await admin.patch('/api/item', { id: 1, name: 'ሽሮ', menu: 'fasting' });
    expect([(await menus()).get(ids.none), (await menus()).get(ids.paid)]).toEqual([
      'fasting',
      undefined,
    ]);
  });
});

describe('filters of the list of events', () => {
  it.each([
    ['from=2026-09-25&to=2026-09-27', () => [ids.claimed, ids.part]],
    ['packageId=1', () => [ids.paid]],
    ['staff=none&from=2026-09-21', () => [ids.paid, ids.none, ids.claimed]],
    ['owes=1', () => [ids.none, ids.claimed, ids.part, ids.done]],
    ['q=ሀይሌ', () => [ids.none, ids.claimed]],
    ['q=0911223', () => [ids.part, ids.done]],
    ['q=ሀይሌ&payment=claimed', () => [ids.claimed]],
    ['q=%25', () => []],
    ['q=%20', () => [ids.paid, ids.none, ids.claimed, ids.part, ids.done]],
  ])('the list with %s returns the matching events', async (query, expected) => {
    expect(await idsOf(query)).toEqual(expected());
  });

  it.each([
    ['earliest', () => [ids.done, ids.part, ids.claimed, ids.none, ids.paid]],
    ['scheduled', () => [ids.paid, ids.none, ids.claimed, ids.part, ids.done]],
    ['left', () => [ids.none, ids.done, ids.claimed, ids.part, ids.paid]],
  ])('the list is sorted by %s', async (order, expected) => {
    expect(await idsOf(`order=${order}`)).toEqual(expected());
  });

  it('an event after midnight belongs to the day that was picked', async () => {
    expect(await idsOf('from=2026-09-28&to=2026-09-28&order=earliest')).toEqual([ids.none]);
    expect(await idsOf('from=2026-09-29&to=2026-09-30')).toEqual([]);
  });

  it('a malformed day or cursor is refused', async () => {
    expect((await hana.get('/api/event?from=2026-02-30')).body.errors).toEqual({ from: 'format' });
    for (const order of ['newest', 'earliest', 'scheduled', 'left']) {
      const { body } = await hana.get(`/api/event?owes=1&order=${order}&cursor=AAAA`);
      expect(body.errors).toEqual({ cursor: 'malformed' });
    }
  });

  it.each(['newest', 'earliest', 'scheduled', 'left'])(
    'paging in the order %s returns every event once',
    async (order) => {
      for (let day = 1; day <= 12; day += 1) {
        await schedule(booking('sara', `2027-0${1 + (day % 3)}-${10 + day}`, { branchId: 2 }));
      }
      const seen: number[] = [];
      let next: string | undefined = undefined;
      do {
        const cursor: string = next === undefined ? '' : `&cursor=${next}`;
        const { body } = await admin.get(`/api/event?branch=2&q=sara&order=${order}${cursor}`);
        seen.push(...body.events.map(({ id }: Event) => id));
        next = body.next;
      } while (next !== undefined);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(13);
    },
  );
});

describe('counts of the common filters', () => {
  it('each count is the length of its list', async () => {
    const { body } = await admin.get('/api/event/counts?branch=1');
    expect(body).toEqual({
      success: true,
      upcoming: (await idsOf('branch=1&from=2026-09-21', admin)).length,
      week: (await idsOf('branch=1&from=2026-09-21&to=2026-09-27', admin)).length,
      unstaffed: (await idsOf('branch=1&from=2026-09-21&staff=none', admin)).length,
      owes: (await idsOf('branch=1&owes=1', admin)).length,
      past: (await idsOf('branch=1&to=2026-09-20', admin)).length,
      held: (await idsOf('branch=1&hold=on', admin)).length,
      lapsed: (await idsOf('branch=1&hold=ended&from=2026-09-21', admin)).length,
      cancelled: (await idsOf('branch=1&deleted=1', admin)).length,
      enquiries: 0,
      calls: 0,
    });
    expect(body).toMatchObject({
      upcoming: 4,
      week: 2,
      unstaffed: 3,
      owes: 4,
      past: 1,
      cancelled: 1,
    });
  });

  it('the counts respect the search, the branch and the permission', async () => {
    const { body } = await hana.get('/api/event/counts?q=ሀይሌ');
    expect(body).toEqual({
      success: true,
      upcoming: 2,
      week: 1,
      unstaffed: 2,
      owes: 2,
      past: 0,
      held: 0,
      lapsed: 0,
      enquiries: 0,
      calls: 0,
    });
    expect((await hana.get('/api/event/counts?branch=2')).status).toBe(404);
  });
});
