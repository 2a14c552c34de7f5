// D80, D81, D82, spec:4, spec:5
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';
import { usernameKey, selectUserByName } from '../../records/users/user-queries.ts';

const standard = useStandardApp();
const path = '/api/petty-cash';
let dawit: Caller;
let kebede: Caller;
let kebedeId: number;

beforeAll(async () => {
  dawit = await standard.app.as('dawit');
  kebede = await standard.app.as('kebede');
  kebedeId = (await selectUserByName(standard.app.db, usernameKey('kebede')))?.id ?? 0;
});

const bookStatus = async () => (await dawit.get('/api/transactions?type=book')).body.status;
const accounts = async (caller = dawit) => (await caller.get(path)).body.data;
const create = (budget: number, spender = kebedeId, caller = dawit) =>
  caller.post(path, { type: 'create', spender, budget, reason: 'Market' });
const spend = (pettycashId: number, amount: number, caller = kebede) =>
  caller.post(path, { type: 'spend', pettycashId, amount, reason: 'Onions' });
const add = (pettycashId: number, amount: number) =>
  dawit.patch(path, { type: 'add_amount', pettycashId, amount });

describe('petty cash (scenario S8)', () => {
  it('topping up petty cash is booked out of the cashbook, and spending it is not', async () => {
    const { status, body } = await create(10_000);
    expect([status, body.id]).toEqual([200, 1]);
    expect(await bookStatus()).toMatchObject({ balance: -10_000, totalOut: 10_000 });
    expect(await accounts(kebede)).toMatchObject([
      { id: 1, budget: 10_000, user: { username: 'kebede' }, pettycashtransacts: [] },
    ]);
    expect((await spend(1, 3_500)).status).toBe(200);
    expect((await accounts())[0].pettycashtransacts).toMatchObject([
      { amount: 3_500, transact_type: 'out', balance_after: 6_500, reason: 'Onions' },
    ]);
    expect((await bookStatus()).balance).toBe(-10_000);
  });

  it('petty cash cannot be overdrawn', async () => {
    const { status, body } = await spend(1, 7_000);
    expect([status, body.code]).toEqual([409, 'INSUFFICIENT_BALANCE']);
    expect(body.msg).toBe('Amount is greater than left balance');
    expect((await accounts())[0].pettycashtransacts[0].balance_after).toBe(6_500);
  });

  it('adding to petty cash is booked out of the cashbook', async () => {
    expect((await add(1, 5_000)).status).toBe(200);
    expect((await bookStatus()).totalOut).toBe(15_000);
    const { data } = (await kebede.get(`${path}?id=1`)).body;
    expect(data).toMatchObject([
      { amount: 5_000, transact_type: 'in', balance_after: 11_500 },
      { amount: 3_500, transact_type: 'out', balance_after: 6_500 },
    ]);
  });

  it('a closed account accepts neither additions nor spending, and can be reopened', async () => {
    const toggle = (closed?: boolean) =>
      dawit.delete(path, { id: 1, ...(closed !== undefined && { closed }) });
    expect((await toggle()).body).toEqual({ success: true, closed: true });
    expect((await toggle(true)).body.closed).toBe(true);
    expect((await spend(1, 1)).body.code).toBe('CLOSED');
    expect((await add(1, 1)).body.code).toBe('CLOSED');
    expect((await dawit.delete(`${path}?id=1`)).body.closed).toBe(false);
    expect((await dawit.delete(path, {})).body.errors).toEqual({ id: 'required' });
    expect((await logged(standard.app, 'petty_cash.close', 1)).times).toBe(1);
  });

  it('of ten concurrent spendings of 2,000 from 11,500, five succeed', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => spend(1, 2_000)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await accounts())[0].pettycashtransacts[0].balance_after).toBe(1_500);
  });

  it('a return from petty cash is booked into the cashbook, even from a closed account', async () => {
    await dawit.delete(path, { id: 1, closed: true });
    const body = { type: 'return', pettycashId: 1, amount: 1_500 };
    expect((await dawit.post(path, body)).status).toBe(200);
    expect(await bookStatus()).toMatchObject({ balance: -13_500, totalIn: 1_500 });
    expect((await dawit.post(path, body)).body.code).toBe('INSUFFICIENT_BALANCE');
    const [record] = (await dawit.get('/api/transactions?type=book')).body.data;
    expect(record).toMatchObject({ record_type: 'petty_return', transact_type: 'in' });
  });
});

describe('the owner of a petty cash account', () => {
  it('a spender sees and spends from their own account only, a cashier from all accounts of the branch', async () => {
    const { app } = standard;
    const access = ['Cashbook Spend Petty Cash'] as const;
    const lily = await app.createUser({ username: 'lily', branch_id: 1, access });
    const { id } = (await create(500, lily)).body;
    expect((await accounts(kebede)).map((account: { id: number }) => account.id)).toEqual([1]);
    expect((await spend(id, 1)).body.code).toBe('NOT_YOUR_ACCOUNT');
    expect((await kebede.get(`${path}?id=${id}`)).status).toBe(404);
    expect((await spend(id, 1, dawit)).status).toBe(200);
  });

  it('petty cash of another branch is not found, and its spender must belong to the branch', async () => {
    const { app } = standard;
    const [sara, admin] = [await app.as('sara'), await app.as('admin')];
    expect(await accounts(sara)).toEqual([]);
    expect((await spend(1, 1, sara)).status).toBe(404);
    expect((await sara.delete(path, { id: 1 })).status).toBe(404);
    expect((await create(500, kebedeId, sara)).body.errors).toEqual({ spender: 'notFound' });
    expect((await create(500, kebedeId, admin)).body.code).toBe('BRANCH_REQUIRED');
    expect((await admin.get(path)).body.data).toHaveLength(2);
  });

  it('a branch with open petty cash cannot be deleted', async () => {
    const admin = await standard.app.as('admin');
    const refusal = await admin.delete('/api/branch', { id: 1 });
    expect(refusal.body).toMatchObject({
      code: 'IN_USE',
      msg: expect.stringContaining('petty cash'),
    });
  });

  it('each type of petty cash write requires its fields', async () => {
    const lacks = async (body: object) => (await dawit.post(path, body)).body.errors;
    expect(await lacks({ type: 'create', budget: 1 })).toEqual({ spender: 'required' });
    expect(await lacks({ type: 'create', spender: kebedeId })).toEqual({ budget: 'required' });
    expect(await lacks({ type: 'spend', amount: 1 })).toEqual({ pettycashId: 'required' });
    expect(await lacks({ type: 'return', pettycashId: 1 })).toEqual({ amount: 'required' });
  });
});

describe('a petty cash account with years of transactions', () => {
  it('transactions are paged by a hundred, newest first, each once', async () => {
    const spender = await standard.app.createUser({
      username: 'zewdu',
      branch_id: 2,
      access: ['Cashbook Spend Petty Cash'],
    });
    const admin = await standard.app.as('admin');
    const opened = await admin.post(`${path}?branchId=2`, {
      type: 'create',
      spender,
      budget: 10_000,
      reason: 'Market',
    });
    const { id } = opened.body;
    const zewdu = await standard.app.as('zewdu');
    for (let at = 1; at <= 130; at += 1) {
      expect((await spend(id, at, zewdu)).status).toBe(200);
    }
    const first = (await admin.get(`${path}?branchId=2&id=${id}`)).body;
    expect(first.data).toHaveLength(100);
    expect(first.data[0].amount).toBe(130);
    const rest = (await admin.get(`${path}?branchId=2&id=${id}&cursor=${first.next}`)).body;
    expect(rest.data).toHaveLength(30);
    expect(rest).not.toHaveProperty('next');
    const ids = [...first.data, ...rest.data].map((row: { id: number }) => row.id);
    expect(new Set(ids).size).toBe(130);
  });
});
