import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Schemas } from '@digis/api-client/contract';
import { buildEvent } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();

type Input = Partial<Schemas['EventInput']>;

async function schedule(fields: Input): Promise<{ id: number; body: Schemas['EventInput'] }> {
  const body = buildEvent({ additional_price: 0, discount_amount: 0, ...fields });
  const { event } = (await standard.admin.post('/api/event', body)).body;
  return { id: event.id, body };
}

const edit = async ({ id, body }: Awaited<ReturnType<typeof schedule>>, change: object) =>
  standard.admin.patch('/api/event', { ...body, id, ...change });

const newPackage = async (name: string, pricing: object[]): Promise<number> =>
  (await standard.admin.post('/api/package', { name, items: standard.fixture.items, pricing })).body
    .id;
const tiersNow = (id: number, name: string, pricing: object[]) =>
  standard.admin.patch('/api/package', { id, name, items: standard.fixture.items, pricing });

const waitingForALock = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

describe('the agreed price (D156)', () => {
  it('an agreed price no longer applies once no present tier includes the number of people', async () => {
    const name = 'Silver';
    const packageId = await newPackage(name, [{ min: 50, max: 200, value: 650 }]);
    const party = await schedule({ packageId, num_of_people: 100, advance_amount: 0 });
    expect((await tiersNow(packageId, name, [{ min: 6_000, max: 9_000, value: 700 }])).status).toBe(
      200,
    );
    const { status, body } = await edit(party, { num_of_people: 5_000 });
    expect([status, body.code]).toEqual([422, 'NO_TIER']);
    expect((await edit(party, { remark: 'x' })).body.event.unit_price).toBe(650);
  });

  it('an agreed price applies within its original tier, whatever the present tiers are', async () => {
    const name = 'Bronze';
    const packageId = await newPackage(name, [{ min: 50, max: 200, value: 650 }]);
    const party = await schedule({ packageId, num_of_people: 100, advance_amount: 0 });
    await tiersNow(packageId, name, [
      { min: 50, max: 120, value: 900 },
      { min: 121, max: 300, value: 800 },
    ]);
    const priceAt = async (num_of_people: number) => {
      const { event } = (await edit(party, { num_of_people })).body;
      return [event.unit_price, event.unit_price_tier];
    };
    expect(await priceAt(200)).toEqual([650, { min: 50, max: 200 }]);
    expect(await priceAt(201)).toEqual([800, { min: 121, max: 300 }]);
    expect(await priceAt(121)).toEqual([800, { min: 121, max: 300 }]);
    expect(await priceAt(120)).toEqual([900, { min: 50, max: 120 }]);
  });
});

describe('sums', () => {
  it('a total beyond the largest amount is refused', async () => {
    const most = 999_999_999.99;
    const custom = { packageId: 'custom', is_fixed: true, per_person: most } as const;
    const dear = buildEvent({ ...custom, additional_price: most, discount_amount: 0 });
    const { status, body } = await standard.admin.post('/api/event', dear);
    expect([status, body.errors]).toEqual([422, { additional_price: 'maximum' }]);
    const just = { ...dear, additional_price: 5, discount_amount: 5 };
    expect((await standard.admin.post('/api/event', just)).status).toBe(200);
  });

  it('rows of an event’s account have distinct keys', async () => {
    const { id } = await schedule({ advance_amount: 50_000 });
    const { data } = (await standard.admin.get('/api/transactions?type=pending&branchId=1')).body;
    const actionId = Math.max(...data.map((row: { id: number }) => row.id));
    const accept = { actionId, type: 'pending', action: 'accept', amount: 50_000 };
    expect((await standard.admin.patch('/api/transactions', accept)).status).toBe(200);
    const advances = (await standard.admin.get('/api/transactions?type=advance&branchId=1')).body
      .data;
    const rest = Math.max(...advances.map((row: { id: number }) => row.id));
    const settle = { actionId: rest, type: 'advance', action: 'accept', amount: 10 };
    for (let times = 0; times < 2; times += 1)
      await standard.admin.patch('/api/transactions', settle);
    const { entries } = (await standard.admin.get(`/api/event/account?id=${id}`)).body;
    const keys = entries.map(({ key }: { key: string }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a moved, paid or deleted event (D157)', () => {
  const gain = async (branchId: number) => {
    const query = `id=${standard.people.decor}&type=in&branchId=${branchId}`;
    return (await standard.admin.get(`/api/vendor-ledger?${query}`)).body.balance;
  };

  it('a moved event is corrected in its old branch, and new assignments are booked in its present branch', async () => {
    const party = await schedule({ num_of_people: 100, advance_amount: 0 });
    const assign = (vendors: number[]) =>
      standard.admin.post('/api/assign-vendor', { eventId: party.id, vendors, force: true });
    await assign([standard.people.decor]);
    expect([await gain(1), await gain(2)]).toEqual([4_500, 0]);
    expect((await edit(party, { branchId: 2, num_of_people: 150 })).status).toBe(200);
    expect([await gain(1), await gain(2)]).toEqual([6_750, 0]);
    await assign([]);
    expect([await gain(1), await gain(2)]).toEqual([0, 0]);
    const dearer = { name: 'Addis Decor', category: 'Decor', pricing: 'per-person', amount: 50 };
    const contactOf = { representative: 'ሰላም', contact: '0911000088' };
    await standard.admin.patch('/api/vendor', {
      id: standard.people.decor,
      ...dearer,
      ...contactOf,
    });
    await assign([standard.people.decor]);
    expect([await gain(1), await gain(2)]).toEqual([0, 7_500]);
  });

  it('an event paid in full has its total as its advance', async () => {
    const full = { paid_full: true, advance_amount: 900_000_000 };
    const party = await schedule({ num_of_people: 100, ...full });
    const { body } = await standard.admin.get(`/api/event?id=${party.id}`);
    const [event] = body.events;
    expect(event).toMatchObject({ total: 65_000, advance_amount: 65_000, left: 0 });
    const grown = (await edit(party, { num_of_people: 120 })).body.event;
    expect(grown).toMatchObject({ total: 78_000, advance_amount: 78_000, pending: 78_000 });
  });

  it('a deleted event has no remaining amount', async () => {
    const { id } = await schedule({ num_of_people: 100, advance_amount: 5_000 });
    expect((await standard.admin.delete('/api/event', { id })).status).toBe(200);
    const { events } = (await standard.admin.get('/api/event?deleted=1&branch=1')).body;
    expect(events.find((event: { id: number }) => event.id === id).left).toBe(0);
    expect((await standard.admin.get(`/api/event/account?id=${id}`)).body.left).toBe(0);
  });
});

describe('people needed or owed', () => {
  it('a vendor of an upcoming event cannot be deleted, and a vendor owed money stays listed', async () => {
    const { app } = standard;
    const eventId = (
      await schedule({
        event_date: '2026-10-05',
        et_date: { year: 2019, month: 1, day: 25 },
        num_of_people: 100,
        advance_amount: 0,
      })
    ).id;
    const free = await standard.admin.post('/api/vendor', {
      name: 'Gift',
      category: 'Cake',
      pricing: 'per-person',
      amount: 0,
      representative: 'ሰላም',
      contact: '0911000089',
    });
    const { id } = free.body;
    await standard.admin.post('/api/assign-vendor', { eventId, vendors: [id] });
    const refused = await standard.admin.delete('/api/vendor', { id });
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
    app.clock.set('2026-10-06T09:00:00+03:00');
    const admin = await app.as('admin');
    expect((await admin.delete('/api/vendor', { id })).status).toBe(200);
    const listed = async () =>
      (await admin.get('/api/vendor')).body.vendors.find((row: { id: number }) => row.id === id);
    expect(await listed()).toBeUndefined();
    const ahead = { vendorId: id, amount: 10, confirm: true };
    expect((await admin.patch('/api/vendor-ledger?branchId=1', ahead)).status).toBe(200);
    expect(await listed()).toMatchObject({ name: 'Gift', deletedAt: expect.any(String) });
    const hana = await app.as('hana');
    const offered = (await hana.get('/api/vendor')).body.vendors;
    expect(offered.map((row: { id: number }) => row.id)).not.toContain(id);
  });

  it('an employee of an upcoming event cannot be deleted, and an employee owed money stays listed', async () => {
    const { app } = standard;
    const eventId = (
      await schedule({
        event_date: '2026-10-15',
        et_date: { year: 2019, month: 2, day: 5 },
        num_of_people: 100,
        advance_amount: 0,
      })
    ).id;
    await app.db.execute(`UPDATE employees SET event_wage = 0 WHERE id = ${standard.people.abebe}`);
    await standard.admin.post('/api/assign-employee', {
      eventId,
      employees: [standard.people.abebe],
    });
    const refused = await standard.admin.delete('/api/employee', { id: standard.people.abebe });
    expect([refused.status, refused.body.code]).toEqual([409, 'IN_USE']);
  });

  it('a booking concurrent with a package change uses the new price', async () => {
    const packageId = await newPackage('Copper', [{ min: 50, max: 200, value: 650 }]);
    const { db, url } = standard.app;
    const change = new Client({ connectionString: url });
    await change.connect();
    try {
      await change.query(`BEGIN; UPDATE packages SET name = name WHERE id = ${packageId};
        UPDATE package_tiers SET value = 70000 WHERE package_id = ${packageId}`);
      const body = buildEvent({ packageId, num_of_people: 100, advance_amount: 0 });
      const booked = standard.admin.post('/api/event', body);
      await expect.poll(async () => (await db.execute(waitingForALock)).rowCount).toBe(1);
      await change.query('COMMIT');
      expect((await booked).body.event.unit_price).toBe(700);
    } finally {
      await change.end();
    }
  });
});
