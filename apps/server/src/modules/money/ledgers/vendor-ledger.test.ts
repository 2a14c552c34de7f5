// D87, D88
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardPeople, type Caller, type StandardPeople } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const path = '/api/vendor-ledger';
let people: StandardPeople;
let dawit: Caller;

beforeAll(async () => {
  const { app } = standard;
  people = await standardPeople(app);
  dawit = await app.as('dawit');
  const hana = await app.as('hana');
  await hana.post('/api/event', buildEvent());
  const vendors = [people.dj, people.decor];
  await hana.post('/api/assign-vendor', { eventId: 1, vendors });
});

const pay = (amount: number, more = {}) =>
  dawit.patch(path, { vendorId: people.dj, amount, ...more });
const ledger = async (type: 'in' | 'out', id = people.dj) =>
  (await dawit.get(`${path}?type=${type}&id=${id}`)).body;

describe('what a branch owes a vendor (scenario S6)', () => {
  it('paying a vendor lowers the balance and is booked', async () => {
    expect((await pay(10_000, { remark: 'Half' })).status).toBe(200);
    expect(await ledger('out')).toMatchObject({
      balance: 2_000,
      ledger: [{ amount: 10_000, transact_type: 'out', source: 'Half' }],
    });
    const { data, status } = (await dawit.get('/api/transactions?type=book')).body;
    expect(data[0]).toMatchObject({ record_type: 'vendor', transact_type: 'out', amount: 10_000 });
    expect(status).toMatchObject({ totalOut: 10_000, outstanding: 2_000 + 15_750 });
    expect((await logged(standard.app, 'vendor.pay', people.dj)).times).toBe(1);
  });

  it('paying more than is owed needs confirmation', async () => {
    const { status, body } = await pay(2_000.01);
    expect([status, body.code]).toEqual([409, 'OVERPAYMENT']);
    expect((await pay(2_500, { confirm: true })).status).toBe(200);
    expect((await ledger('in')).balance).toBe(-500);
    const book = (await dawit.get('/api/transactions?type=book')).body.status;
    expect(book.outstanding).toBe(15_750);
  });

  it('of two concurrent payments of the whole balance, one succeeds', async () => {
    const vendorId = people.decor;
    const all = await Promise.all(
      [1, 2, 3].map(() => dawit.patch(path, { vendorId, amount: 15_750 })),
    );
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await ledger('in', vendorId)).balance).toBe(0);
  });

  it('staff read the ledger of their branch, and an admin must name a branch', async () => {
    const admin = await standard.app.as('admin');
    expect((await dawit.get(`${path}?type=in&id=${people.dj}&branchId=2`)).status).toBe(404);
    expect((await admin.get(`${path}?type=in&id=${people.dj}`)).body.code).toBe('BRANCH_REQUIRED');
    const piassa = (await admin.get(`${path}?type=in&id=${people.dj}&branchId=2`)).body;
    expect(piassa).toMatchObject({ ledger: [], balance: 0 });
    expect((await dawit.get(`${path}?type=in&id=99`)).status).toBe(404);
    const body = { vendorId: people.dj, amount: 1 };
    expect((await admin.patch(path, body)).body.code).toBe('BRANCH_REQUIRED');
  });
});
