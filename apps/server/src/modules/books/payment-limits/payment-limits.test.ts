import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let dawit: Caller;

const none = { payment_ceiling: null, four_eyes_above: null, box_not_below_zero: false };
const setRules = (rules: object) => standard.admin.post('/api/settings', { ...none, ...rules });
const codeOf = ({ status, body }: Awaited<ReturnType<Caller['get']>>) => [status, body.code];

beforeAll(async () => {
  dawit = await standard.app.as('dawit');
});

beforeEach(async () => {
  expect((await setRules({})).status).toBe(200);
});

async function newDebts(event_date: string, day: number): Promise<void> {
  const body = buildEvent({ event_date, et_date: { year: 2019, month: 1, day } });
  const { event } = (await standard.admin.post('/api/event', body)).body;
  const employees = [standard.people.abebe];
  const vendors = [standard.people.dj];
  await standard.admin.post('/api/assign-employee', { eventId: event.id, employees, force: true });
  await standard.admin.post('/api/assign-vendor', { eventId: event.id, vendors, force: true });
}

const payVendor = (amount: number, caller = dawit, query = '') =>
  caller.patch(`/api/vendor-ledger${query}`, {
    vendorId: standard.people.dj,
    amount,
    confirm: true,
  });
const payEmployee = (caller = dawit, query = '') =>
  caller.patch(`/api/employee-ledger${query}`, { id: standard.people.abebe, withSalary: false });
const cash = (type: 'in' | 'out', amount: number) =>
  dawit.post('/api/transactions', { type, amount, remark: 'ሽንኩርት' });
const box = (budget: number) =>
  dawit.post('/api/petty-cash', { type: 'create', spender: 4, budget, reason: 'ገበያ' });

describe('a payment', () => {
  it.each([
    ['Employees', 'Cashbook In/Out', '/api/employee-ledger', { id: 1, withSalary: false }],
    ['Vendor Ledger', 'Cashbook In/Out', '/api/vendor-ledger', { vendorId: 1, amount: 1 }],
  ] as const)(
    'a payment needs %s and %s, and either alone is refused',
    async (one, cashToo, path, body) => {
      for (const access of [[one], [cashToo]]) {
        const username = `${one} ${access.length} ${access[0]}`.toLowerCase();
        await standard.app.createUser({ username, branch_id: 1, access });
        expect(codeOf(await (await standard.app.as(username)).patch(path, body))).toEqual([
          403,
          'NO_PERMISSION',
        ]);
      }
      const username = `${one} with cash`.toLowerCase();
      await standard.app.createUser({ username, branch_id: 1, access: [one, cashToo] });
      const answer = await (await standard.app.as(username)).patch(path, body);
      expect(answer.body.code).not.toBe('NO_PERMISSION');
    },
  );

  it('only an admin pays more than payment_ceiling', async () => {
    await newDebts('2026-10-01', 21);
    expect((await cash('out', 90_000)).status).toBe(200);
    await setRules({ payment_ceiling: 700.5 });
    expect(codeOf(await cash('out', 700.51))).toEqual([409, 'ABOVE_CEILING']);
    expect(codeOf(await payVendor(701))).toEqual([409, 'ABOVE_CEILING']);
    expect(codeOf(await payEmployee())).toEqual([409, 'ABOVE_CEILING']);
    expect(codeOf(await box(701))).toEqual([409, 'ABOVE_CEILING']);
    expect((await cash('out', 700.5)).status).toBe(200);
    expect((await cash('in', 5_000)).status).toBe(200);
    expect((await payVendor(701, standard.admin, '?branchId=1')).status).toBe(200);
    expect((await payEmployee(standard.admin, '?branchId=1')).status).toBe(200);
  });

  it('above four_eyes_above, a debt is not paid by the user who booked it, nor beyond what is owed', async () => {
    await newDebts('2026-10-03', 23);
    await setRules({ four_eyes_above: 700 });
    expect(codeOf(await payVendor(701, standard.admin, '?branchId=1'))).toEqual([
      409,
      'SELF_APPROVAL',
    ]);
    expect(codeOf(await payEmployee(standard.admin, '?branchId=1'))).toEqual([
      409,
      'SELF_APPROVAL',
    ]);
    expect(codeOf(await payVendor(900_000))).toEqual([409, 'SELF_APPROVAL']);
    expect((await payVendor(700, standard.admin, '?branchId=1')).status).toBe(200);
    expect((await payVendor(701)).status).toBe(200);
    expect((await payEmployee()).status).toBe(200);
  });

  it('above four_eyes_above, a claim is approved by another user', async () => {
    await setRules({ four_eyes_above: 5_000 });
    const accept = async (advance_amount: number, event_date: string, day: number) => {
      const et_date = { year: 2019, month: 1, day };
      const body = buildEvent({ advance_amount, event_date, et_date });
      expect((await standard.admin.post('/api/event', body)).status).toBe(200);
      const { data } = (await standard.admin.get('/api/transactions?type=pending&branchId=1')).body;
      const newest = Math.max(...data.map(({ id }: { id: number }) => id));
      const decision = { actionId: newest, type: 'pending', action: 'accept' };
      return standard.admin.patch('/api/transactions', { ...decision, amount: advance_amount });
    };
    expect((await accept(5_000, '2026-10-05', 25)).status).toBe(200);
    expect(codeOf(await accept(5_001, '2026-10-06', 26))).toEqual([409, 'SELF_APPROVAL']);
  });
});

describe('the minimum balance of the cashbook', () => {
  const balance = async (): Promise<number> =>
    (await dawit.get('/api/transactions?type=book')).body.status.balance;

  it('box_not_below_zero refuses payments beyond the balance, even concurrent ones', async () => {
    await newDebts('2026-10-08', 28);
    const now = await balance();
    await cash(now < 0 ? 'in' : 'out', Math.abs(now) + (now < 0 ? 500 : -500));
    expect(await balance()).toBe(500);
    await setRules({ box_not_below_zero: true });
    const all = await Promise.all([1, 2, 3, 4].map(() => cash('out', 200)));
    expect(all.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [200, undefined],
      [409, 'INSUFFICIENT_BALANCE'],
      [409, 'INSUFFICIENT_BALANCE'],
    ]);
    for (const refused of [payVendor(101), payEmployee(), box(101)]) {
      expect(codeOf(await refused)).toEqual([409, 'INSUFFICIENT_BALANCE']);
    }
    const { body } = await box(100);
    const add = { type: 'add_amount', pettycashId: body.id, amount: 1 };
    expect(codeOf(await dawit.patch('/api/petty-cash', add))).toEqual([
      409,
      'INSUFFICIENT_BALANCE',
    ]);
    expect(await balance()).toBe(0);
  });
});
