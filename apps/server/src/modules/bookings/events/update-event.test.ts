// D27, D28, D42
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@digis/api-client/contract';
import { buildEvent, standardPeople, type Caller, type StandardPeople } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { clients, smsOutbox } from '#db/tables/events.ts';
import { entries, pending } from '#db/tables/journal.ts';

const standard = useStandardApp();
let people: StandardPeople;
let hana: Caller;
let dawit: Caller;
let admin: Caller;

beforeAll(async () => {
  people = await standardPeople(standard.app);
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
  admin = await standard.app.as('admin');
});

type Input = Partial<Schemas['EventInput']>;

const schedule = async (overrides: Input = {}): Promise<number> =>
  (await hana.post('/api/event', buildEvent(overrides))).body.event.id;
const edit = (id: number, overrides: Partial<Schemas['EventUpdate']> = {}, caller = hana) =>
  caller.patch('/api/event', { ...buildEvent(), id, ...overrides });
const money = async (id: number) => (await admin.get(`/api/event/account?id=${id}`)).body;
const accept = async (amount: number) => {
  const { data } = (await dawit.get('/api/transactions?type=pending')).body;
  const body = { type: 'pending', action: 'accept', actionId: data[0].id, amount };
  expect((await dawit.patch('/api/transactions', body)).status).toBe(200);
};
const evening = { num_of_people: 420, time: '19:00' };

describe('a growing party (scenario S4)', () => {
  it('more people change the tier, and vendor and wage amounts are corrected by the difference', async () => {
    const id = await schedule();
    await hana.post('/api/assign-employee', { eventId: id, employees: [people.tigist] });
    await hana.post('/api/assign-vendor', { eventId: id, vendors: [people.decor] });
    await accept(50_000);
    const { status, body } = await edit(id, evening);
    expect(status).toBe(200);
    expect(body.event).toMatchObject({
      unit_price: 550,
      total: 241_000,
      left: 191_000,
      pending: 0,
    });
    const decor = (await dawit.get(`/api/vendor-ledger?type=in&id=${people.decor}`)).body;
    expect(decor.ledger.map((row: { amount: number }) => row.amount)).toEqual([3_150, 15_750]);
    const tigist = (await dawit.get(`/api/employee-ledger?id=${people.tigist}`)).body;
    expect(tigist).toMatchObject({ gain: 900, ledger: [{ amount: 200 }, { amount: 700 }] });
    const { last } = await logged(standard.app, 'event.update', id);
    expect(last?.changes).toContainEqual({ field: 'num_of_people', before: '350', after: '420' });
  });

  it('saving an event unchanged posts and logs nothing', async () => {
    const { db } = standard.app;
    const rows = async () => [
      await db.$count(entries),
      await db.$count(pending),
      await db.$count(actionLogs),
    ];
    const id = await schedule();
    const { version } = (await edit(id, evening)).body.event;
    const before = await rows();
    const { body } = await edit(id, { ...evening, version });
    expect(body.event.version).toBe(version);
    expect(await rows()).toEqual(before);
  });

  it('an edit of a stale version is refused', async () => {
    const id = await schedule();
    const { version } = (await hana.get(`/api/event?id=${id}`)).body.events[0];
    await edit(id, { ...evening, version });
    const stale = await edit(id, { version, num_of_people: 60 });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  });
});

describe('the amount an event claims', () => {
  it('a changed advance voids the open claim and opens another', async () => {
    const id = await schedule();
    expect((await edit(id, { advance_amount: 80_000 })).body.event.pending).toBe(80_000);
    const { entries: claims } = await money(id);
    expect(claims.map((claim: { state: string }) => claim.state)).toEqual(['void', 'open']);
    expect((await edit(id, { advance_amount: 0 })).body.event.pending).toBe(0);
    expect((await edit(id, { paid_full: true })).body.event.pending).toBe(220_000);
  });

  it('an advance below the received amount requests a refund, and rejecting it leaves a credit', async () => {
    const id = await schedule();
    await accept(220_000);
    const less = { num_of_people: 60, additional_price: 0, discount_amount: 0 };
    const { event } = (await edit(id, { ...less, paid_full: true })).body;
    expect(event).toMatchObject({ total: 39_000, received: 220_000, pending: -181_000 });
    const { data } = (await dawit.get('/api/transactions?type=pending')).body;
    expect(data[0]).toMatchObject({ transact_type: 'out', type: 'refund', amount: 181_000 });
    const reject = { type: 'pending', action: 'reject', actionId: data[0].id };
    expect((await dawit.patch('/api/transactions', reject)).status).toBe(200);
    expect(await money(id)).toMatchObject({ claim: 220_000, left: -181_000, pending: 0 });
    const tooMuch = await edit(id, { ...less, advance_amount: 220_000.01 });
    expect(tooMuch.body.errors).toEqual({ advance_amount: 'maximum' });
  });

  it('an event’s account shows every claim with its state and who resolved it', async () => {
    const id = await schedule();
    await accept(45_000);
    const [advance] = (await dawit.get('/api/transactions?type=advance')).body.data;
    const settle = { type: 'advance', action: 'accept', actionId: advance.id, amount: 175_000 };
    await dawit.patch('/api/transactions', settle);
    expect(await money(id)).toMatchObject({
      total: 220_000,
      received: 220_000,
      left: 0,
      entries: [
        { state: 'accepted', amount: 45_000, username: 'dawit' },
        { state: 'settled', amount: 175_000, transact_type: 'in' },
      ],
    });
  });
});

describe('the agreed price', () => {
  it('the agreed price stays when the package’s price changes, until use_new_price is sent', async () => {
    const id = await schedule();
    const [gold] = (await admin.get('/api/package')).body.packages;
    const items = gold.items.map((item: { id: number }) => item.id);
    const pricing = [
      { min: 50, max: 400, value: 700 },
      { min: 401, max: 1000, value: 550 },
    ];
    await admin.patch('/api/package', { id: gold.id, name: gold.name, items, pricing });
    expect((await edit(id, { num_of_people: 360 })).body.event.unit_price).toBe(600);
    expect((await edit(id, { use_new_price: true })).body.event.unit_price).toBe(700);
    await admin.delete('/api/package', { id: gold.id });
    expect((await edit(id, { num_of_people: 340 })).body.event).toMatchObject({
      unit_price: 700,
      package: { name: 'Wedding Gold' },
    });
    const custom = { packageId: 'custom', per_person: 100, advance_amount: 0 } as const;
    expect((await edit(id, custom)).body.event).toMatchObject({ total: 45_000, per_person: 100 });
    expect((await edit(id)).status).toBe(404);
  });

  it('an edit keeps omitted fields and sets additional plates', async () => {
    const packageId = 'custom';
    const whole: Input = {
      packageId,
      per_person: 500,
      additional_items: ['ጠጅ'],
      custom_items: [1],
    };
    const id = await schedule(whole);
    await edit(id, { packageId, per_person: 500, additional_plates: 25 });
    const { event } = (
      await hana.patch('/api/event', {
        id,
        client: buildEvent().client,
        event_date: '2026-10-01',
        time: '15:00',
        et_date: { year: 2019, month: 1, day: 21 },
        num_of_people: 350,
        advance_amount: 50_000,
        branchId: 1,
      })
    ).body;
    expect(event).toMatchObject({
      additional_plates: 25,
      additional_price: 15_000,
      send_sms: true,
    });
  });
});

describe('the client of an event', () => {
  const hirut = { name: 'ሂሩት', primary_phone: '0944556677', secondary_phone: '0944556677' };
  const custom = { packageId: 'custom', per_person: 500 } as const;

  it('an edit renames a client with one event, and a client with several only with rename_client', async () => {
    const id = await schedule({ ...custom, client: hirut });
    const renamed = { ...hirut, name: 'ሂሩት በቀለ', secondary_phone: '0955667788' };
    const { event } = (await edit(id, { ...custom, client: renamed })).body;
    expect(event.client).toMatchObject({ full_name: 'ሂሩት በቀለ', secondary_phone: '0955667788' });
    await schedule({ ...custom, client: renamed });
    const again = { ...renamed, name: 'ሌላ ሰው' };
    const kept = (await edit(id, { ...custom, client: again })).body;
    expect(kept.event.client.full_name).toBe('ሂሩት በቀለ');
    expect(kept.name_differs).toEqual({ kept: 'ሂሩት በቀለ', given: 'ሌላ ሰው' });
    const forced = (await edit(id, { ...custom, client: again, rename_client: true })).body;
    expect(forced.event.client.full_name).toBe('ሌላ ሰው');
  });

  it('a changed phone moves the event to that phone’s client, or corrects the present client', async () => {
    const wrong = { ...hirut, name: 'ብርሃኑ', primary_phone: '0966778899' };
    const id = await schedule({ ...custom, client: wrong });
    const corrected = { ...wrong, primary_phone: '0966778800' };
    const { event } = (await edit(id, { ...custom, client: corrected })).body;
    expect(event.client.phone_number).toBe('0966778800');
    const { db } = standard.app;
    expect(await db.$count(clients, eq(clients.phone_number, '0966778899'))).toBe(0);
    const moved = (await edit(id, { ...custom, client: hirut })).body;
    expect(moved.event.client.phone_number).toBe('0944556677');
    expect(moved.name_differs).toBeDefined();
  });
});

describe('moving an event', () => {
  const custom = { packageId: 'custom', per_person: 500 } as const;

  it('moving an event to another day moves its reminder', async () => {
    const id = await schedule(custom);
    const day = { event_date: '2026-10-05', et_date: { year: 2019, month: 1, day: 25 } };
    expect((await edit(id, { ...custom, ...day })).status).toBe(200);
    const { db } = standard.app;
    const rows = await db.select().from(smsOutbox).where(eq(smsOutbox.event_id, id));
    const reminder = rows.find(({ kind }) => kind === 'reminder');
    expect(rows).toHaveLength(2);
    expect(reminder?.due_at.toISOString()).toBe('2026-10-02T06:00:00.000Z');
  });

  it('only an admin moves an event to another branch, with its claim, and before any payment', async () => {
    const id = await schedule(custom);
    expect((await edit(id, { ...custom, branchId: 2 })).status).toBe(404);
    const { event } = (await edit(id, { ...custom, branchId: 2 }, admin)).body;
    expect(event).toMatchObject({ branchId: 2, pending: 50_000 });
    const { data } = (await admin.get('/api/transactions?type=pending&branchId=2')).body;
    expect(data).toMatchObject([{ event: { id } }]);
    expect((await edit(id, custom)).status).toBe(404);
    const body = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 50_000 };
    await admin.patch('/api/transactions', body);
    const stuck = await edit(id, { ...custom, branchId: 1 }, admin);
    expect([stuck.status, stuck.body.code]).toEqual([409, 'IN_USE']);
  });
});
