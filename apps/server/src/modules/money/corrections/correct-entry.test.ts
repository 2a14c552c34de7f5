import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, buildEvent, type Caller } from '#testing/index.ts';
import { codesOf, inTurn, logged, must, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let admin: Caller;
let dawit: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
});

const correct = (caller: Caller, id: number, should_be: number, more = {}): Promise<Answer> =>
  caller.post('/api/correction', { id, should_be, reason: 'A zero too many', ...more });

const cash = async (type: 'in' | 'out', amount: number): Promise<number> =>
  (await must(dawit.post('/api/transactions', { type, amount, remark: 'Gas' }))).id;

const panel = async () => (await must(admin.get('/api/transactions?type=book&branchId=1'))).status;
const recordOf = async (id: number) =>
  (await must(admin.get(`/api/transactions?type=book&branchId=1&id=${id}`))).data[0];

async function paidEvent(amount: number): Promise<{ event: number; record: number }> {
  const scheduled = await must(admin.post('/api/event', buildEvent({ advance_amount: 0 })));
  const event = scheduled.event.id;
  const { id: record } = await must(dawit.post('/api/payment', { eventId: event, amount }));
  return { event, record };
}
const moneyOf = async (event: number) =>
  (await must(admin.get(`/api/event/account?id=${event}`))) as Record<string, number>;

// S31, D172
describe('cash by hand', () => {
  it('a correction to a lower amount books one entry for the difference, linked to the original', async () => {
    const before = await panel();
    const id = await cash('out', 4_500);
    const { book_no } = await recordOf(id);
    const corrected = await must(correct(dawit, id, 450));
    expect(corrected).toMatchObject({ stands_at: 450, book_no: book_no + 1 });
    expect(await recordOf(corrected.id)).toMatchObject({
      transact_type: 'in',
      amount: 4_050,
      record_type: 'manual',
      corrects: { id, book_no },
      remark: 'A zero too many',
    });
    expect(await recordOf(id)).toMatchObject({
      amount: 4_500,
      stands_at: 450,
      corrected_by: [{ id: corrected.id, book_no: book_no + 1 }],
    });
    const after = await panel();
    expect([after.totalIn - before.totalIn, after.totalOut - before.totalOut]).toEqual([0, 450]);
  });

  it('a repeated correction changes nothing, and a correction to zero reverses the remainder', async () => {
    const id = await cash('out', 4_500);
    const answers = await inTurn([
      () => correct(dawit, id, 4_500),
      () => correct(dawit, id, 450),
      () => correct(dawit, id, 450),
      () => correct(dawit, id, 450.01),
      () => correct(dawit, id, 0),
      () => correct(dawit, id, 0),
    ]);
    const nothing = 'NOTHING_TO_CORRECT';
    expect(codesOf(answers)).toEqual([nothing, 200, nothing, 'VALIDATION', 200, nothing]);
    expect(answers[3]?.body.errors).toEqual({ should_be: 'maximum' });
    expect(await recordOf(id)).toMatchObject({ stands_at: 0 });
  });

  it('the monthly totals exclude corrected amounts', async () => {
    const sums = async () =>
      (await must(admin.get('/api/transactions?type=book&branchId=1&from=2026-09-01'))).totals;
    const before = await sums();
    await must(correct(dawit, await cash('out', 4_500), 450));
    const after = await sums();
    expect([after.totalIn - before.totalIn, after.totalOut - before.totalOut]).toEqual([0, 450]);
  });

  it('a correction cannot be corrected, and a blank reason is refused', async () => {
    const id = await cash('in', 700);
    const { id: correction } = await must(correct(dawit, id, 70));
    const answers = await inTurn([
      () => correct(dawit, correction, 0),
      () => correct(dawit, id, 0, { reason: '   ' }),
      () => correct(dawit, id, -1),
      () => correct(dawit, 99_999_999, 0),
    ]);
    expect(answers.map(({ body }) => body.errors ?? body.code)).toEqual([
      { id: 'notAllowed' },
      { reason: 'pattern' },
      { should_be: 'minimum' },
      'NOT_FOUND',
    ]);
  });

  it('correcting an entry of another branch, or without permission to move cash, is refused', async () => {
    const id = await cash('out', 300);
    const sara = await standard.app.as('sara');
    const hana = await standard.app.as('hana');
    const answers = await inTurn([() => correct(sara, id, 0), () => correct(hana, id, 0)]);
    expect(answers.map(({ status }) => status)).toEqual([404, 403]);
  });

  it('correcting the settlement of an advance by hand makes the difference outstanding again', async () => {
    const advance = { isAdvance: true, settle_amount: 2_000, remark: 'Onions' };
    await must(dawit.post('/api/transactions', { type: 'out', amount: 500, ...advance }));
    const open = async () =>
      (await must(admin.get('/api/transactions?type=advance&branchId=1'))).data[0];
    const { id: actionId } = await open();
    const settle = { type: 'advance', action: 'accept', actionId, amount: 2_000 };
    const settled = await must(dawit.patch('/api/transactions', settle));
    await must(correct(dawit, settled.id, 200));
    expect(await open()).toMatchObject({ id: actionId, settle_amount: 1_800, amount: 500 });
  });
});

describe('payments of an event', () => {
  it('correcting a settlement of 200,000 to 20,000 leaves 180,000 more to pay', async () => {
    const { event } = await paidEvent(10_000);
    const { data } = await must(admin.get('/api/transactions?type=advance&branchId=1'));
    const settle = { type: 'advance', action: 'accept', actionId: data[0].id, amount: 200_000 };
    const { id } = await must(dawit.patch('/api/transactions', settle));
    const before = await moneyOf(event);
    await must(correct(dawit, id, 20_000));
    expect(await moneyOf(event)).toMatchObject({
      received: 30_000,
      left: (before['left'] ?? 0) + 180_000,
    });
  });

  it('a payment corrected to zero leaves the whole price to pay and stays accepted', async () => {
    const { event, record } = await paidEvent(220_000);
    expect(await moneyOf(event)).toMatchObject({ received: 220_000, left: 0 });
    await must(correct(dawit, record, 0));
    const account = await moneyOf(event);
    expect(account).toMatchObject({ received: 0, left: 220_000, pending: 0 });
    expect(account['entries']).toEqual([
      expect.objectContaining({ state: 'accepted', amount: 220_000, stands_at: 0 }),
    ]);
  });

  it('no entry of an event is corrected while a claim of the event is pending', async () => {
    const { event, record } = await paidEvent(5_000);
    await must(
      (await standard.app.as('hana')).post('/api/payment', { eventId: event, amount: 100 }),
    );
    expect(codesOf([await correct(dawit, record, 0)])).toEqual(['PENDING_OPEN']);
  });

  it('an amount that was refunded cannot also be corrected away', async () => {
    const { event, record } = await paidEvent(5_000);
    await must(admin.delete('/api/event', { id: event, refund: 5_000 }));
    const { data } = await must(admin.get('/api/transactions?type=pending&branchId=1'));
    const refund = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 5_000 };
    const { id } = await must(admin.patch('/api/transactions', refund));
    expect((await correct(dawit, record, 0)).body.errors).toEqual({ should_be: 'minimum' });
    await must(correct(dawit, id, 1_000));
    expect(await moneyOf(event)).toMatchObject({ received: 4_000 });
  });
});

describe('debts', () => {
  async function assigned(): Promise<number> {
    const { event } = await must(admin.post('/api/event', buildEvent({ advance_amount: 0 })));
    await must(admin.post('/api/assign-vendor', { eventId: event.id, vendors: [1], force: true }));
    await must(
      admin.post('/api/assign-employee', { eventId: event.id, employees: [1], force: true }),
    );
    return event.id;
  }
  const owedTo = async (path: string, field: string) => (await must(admin.get(path)))[field];
  const vendorLedger = '/api/vendor-ledger?id=1&type=out&branchId=1';
  const wages = '/api/employee-ledger?id=1&type=out';

  it('correcting a payment to the wrong vendor restores the debt, and the ledger shows both entries', async () => {
    await assigned();
    const before = await owedTo(vendorLedger, 'balance');
    const { id } = await must(dawit.patch('/api/vendor-ledger', { vendorId: 1, amount: 9_000 }));
    await must(correct(dawit, id, 0));
    expect(await owedTo(vendorLedger, 'balance')).toBe(before);
    const [taken, paid] = (await must(admin.get(vendorLedger))).ledger;
    expect(taken).toMatchObject({ amount: -9_000, corrects: { id }, balance_after: before });
    expect(paid).toMatchObject({
      amount: 9_000,
      stands_at: 0,
      record: { id },
      balance_after: before - 9_000,
    });
    expect(codesOf([await correct(dawit, paid.id, 0)])).toEqual(['NOTHING_TO_CORRECT']);
  });

  it('a salary corrected to zero may be paid again in the same month', async () => {
    await assigned();
    const pay = () => admin.patch('/api/employee-ledger?branchId=1', { id: 1, withSalary: true });
    const { id } = await must(pay());
    expect(codesOf([await pay()])).toEqual(['SALARY_ALREADY_PAID']);
    const [row] = (await must(admin.get(wages))).ledger;
    await must(correct(admin, id, row.amount - row.salary));
    const after = await must(admin.get(wages));
    expect(after.salary_paid_at).toBeUndefined();
    expect(after.ledger[0]).toMatchObject({ amount: -row.salary, salary: -row.salary });
    const { gain } = after;
    await must(pay());
    await must(correct(admin, (await must(admin.get(wages))).ledger[0].record.id, 0));
    expect((await must(admin.get(wages))).gain).toBe(gain);
  });
});

describe('petty cash', () => {
  it('a correction of petty cash reverses top-ups up to its balance, and spendings', async () => {
    const box = { type: 'create', spender: 4, budget: 1_000, reason: 'Market' };
    const { id: pettycashId, record_id } = await must(
      admin.post('/api/petty-cash?branchId=1', box),
    );
    const spend = { type: 'spend', pettycashId, amount: 700, reason: 'Onions' };
    const { transaction_id } = await must(admin.post('/api/petty-cash?branchId=1', spend));
    const refused = await correct(admin, record_id, 100);
    expect(refused.body.errors).toEqual({ should_be: 'minimum' });
    await must(correct(admin, transaction_id, 70));
    await must(correct(admin, record_id, 100));
    const { data } = await must(admin.get(`/api/petty-cash?branchId=1&id=${pettycashId}`));
    expect(data.slice(0, 2)).toMatchObject([
      { transact_type: 'in', amount: 630, corrects: { id: transaction_id } },
      { transact_type: 'out', amount: 700, stands_at: 70 },
    ]);
    const boxes = (await must(admin.get('/api/petty-cash?branchId=1'))).data;
    expect(boxes.find(({ id }: { id: number }) => id === pettycashId)).toMatchObject({
      budget: 100,
    });
  });
});

it('a correction is logged once, with both amounts and its reason', async () => {
  const id = await cash('out', 4_500);
  const before = await logged(standard.app, 'cash.correct');
  await must(correct(dawit, id, 450));
  const after = await logged(standard.app, 'cash.correct');
  expect(after.times).toBe(before.times + 1);
  expect(after.last?.changes).toEqual([
    { field: 'amount', before: '4500', after: '450' },
    { field: 'reason', before: '', after: 'A zero too many' },
  ]);
});

it('of ten concurrent corrections to the same amount, one succeeds', async () => {
  const id = await cash('out', 4_500);
  const answers = await Promise.all(Array.from({ length: 10 }, () => correct(dawit, id, 450)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(codesOf(answers))).toEqual(new Set([200, 'NOTHING_TO_CORRECT']));
});
