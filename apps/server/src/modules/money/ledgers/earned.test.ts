import type { Schemas } from '@digis/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { codesOf, inTurn, must, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let dawit: Caller;

beforeEach(async () => {
  dawit = await standard.app.as('dawit');
});

async function work(event_date: string, day: number): Promise<void> {
  const at = { event_date, et_date: { year: 2019, month: 1, day }, advance_amount: 0 };
  const { event } = await must(standard.admin.post('/api/event', buildEvent(at)));
  const on = { eventId: event.id, force: true };
  await must(standard.admin.post('/api/assign-employee', { ...on, employees: [1] }));
  await must(standard.admin.post('/api/assign-vendor', { ...on, vendors: [1] }));
}
const wages = async () => must(dawit.get('/api/employee-ledger?id=1'));
const dj = async () => must(dawit.get('/api/vendor-ledger?id=1&type=in'));
const clear = (coming?: boolean, more = {}) =>
  dawit.patch('/api/employee-ledger', {
    id: 1,
    withSalary: false,
    ...more,
    ...(coming !== undefined && { coming }),
  });

// D177
it('the debt for an upcoming event is owed as coming, and as earned once the event has begun', async () => {
  await work('2026-09-24', 14);
  await work('2026-10-01', 21);
  expect(await wages()).toMatchObject({ gain: 1_600, earned: 0, coming: 1_600 });
  expect(codesOf([await clear(false)])).toEqual(['NOTHING_TO_PAY']);
  standard.app.clock.advance(4 * 24 * 60);
  dawit = await standard.app.as('dawit');
  expect(await wages()).toMatchObject({ gain: 1_600, earned: 800, coming: 800 });
  expect(await dj()).toMatchObject({ balance: 24_000, earned: 12_000, coming: 12_000 });
  const { status } = await must(dawit.get('/api/transactions?type=book'));
  expect(status).toMatchObject({ outstanding: 25_600, earned: 12_800, coming: 12_800 });
  const payables = await must(dawit.get('/api/payables'));
  expect(payables).toMatchObject({
    payables: [
      { kind: 'vendor', name: 'Selam DJ', owed: 24_000, earned: 12_000, coming: 12_000 },
      { kind: 'employee', name: 'አበበ ከበደ', owed: 1_600, earned: 800, coming: 800 },
    ],
    totals: { owed: 25_600, earned: 12_800, coming: 12_800 },
  });
});

it('a payment covers the earned amount, and the coming amount stays owed until it is requested', async () => {
  const answers = await inTurn([
    () => clear(false, { expected: 1_600 }),
    () => clear(false, { expected: 800 }),
    () => clear(false),
  ]);
  expect(codesOf(answers)).toEqual(['BALANCE_CHANGED', 200, 'NOTHING_TO_PAY']);
  expect(await wages()).toMatchObject({ gain: 800, earned: 0, coming: 800 });
  await must(clear(undefined, { expected: 800 }));
  expect(await wages()).toMatchObject({ gain: 0, earned: 0, coming: 0 });
});

it('an advance payment reduces the coming amount of an upcoming event', async () => {
  await must(dawit.patch('/api/vendor-ledger', { vendorId: 1, amount: 20_000 }));
  expect(await dj()).toMatchObject({ balance: 4_000, earned: 0, coming: 4_000 });
});

it('no debt is coming once every event has begun', async () => {
  standard.app.clock.advance(20 * 24 * 60);
  dawit = await standard.app.as('dawit');
  const { totals } = await must(dawit.get('/api/payables'));
  expect(totals).toEqual({ owed: 4_000, earned: 4_000, coming: 0 });
});

it('an outgoing advance is listed among the payables with its due date', async () => {
  const advance = {
    isAdvance: true,
    settle_amount: 2_000,
    settle_date: '2026-10-05',
    remark: 'Onions',
  };
  await must(dawit.post('/api/transactions', { type: 'out', amount: 500, ...advance }));
  const { payables } = await must(dawit.get('/api/payables'));
  expect(payables).toContainEqual(
    expect.objectContaining({
      kind: 'advance',
      name: 'Onions',
      owed: 2_000,
      coming: 0,
      settle_date: '2026-10-05',
    }),
  );
});

it('the vendor and employee lists show what is owed to users who may pay it', async () => {
  const { vendors } = await must(dawit.get('/api/vendor'));
  expect(vendors[0]).toMatchObject({ name: 'Selam DJ', owed: 4_000 });
  const { employees } = await must(dawit.get('/api/employee'));
  expect(employees[0]).toMatchObject({ owed: 0 });
  const hana = await standard.app.as('hana');
  const seen = await must(hana.get('/api/vendor'));
  expect(seen.vendors[0]).not.toHaveProperty('owed');
});

it('equal debts to one vendor in two branches are listed in branch order', async () => {
  await inTurn(
    [2, 1].map((branchId) => async () => {
      const at = { branchId, event_date: '2026-11-05', et_date: { year: 2019, month: 2, day: 26 } };
      const { event } = await must(
        standard.admin.post('/api/event', buildEvent({ ...at, advance_amount: 0 })),
      );
      const vendor = { eventId: event.id, force: true, vendors: [2] };
      return must(standard.admin.post('/api/assign-vendor', vendor));
    }),
  );
  const { payables } = await must(standard.admin.get('/api/payables'));
  const owed: Schemas['Payable'][] = payables;
  const ofVendor = owed.filter(({ kind, id }) => kind === 'vendor' && id === 2);
  expect(ofVendor.map(({ owed, branch }) => [owed, branch.id])).toEqual([
    [ofVendor[0]?.owed, 1],
    [ofVendor[0]?.owed, 2],
  ]);
});
