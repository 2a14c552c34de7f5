// D23, D72, D73, D77, D79, D86, spec:4, spec:9
import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '@digis/api-client/contract';
import { buildEvent, type Caller } from '#testing/index.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const book = '/api/transactions';
let dawit: Caller;
let admin: Caller;

undoEach(standard);
beforeEach(async () => {
  standard.app.clock.set('2026-09-21T10:00:00+03:00');
  dawit = await standard.app.as('dawit');
  admin = await standard.app.as('admin');
});

const rent = (overrides: Partial<Schemas['CashInput']> = {}): Schemas['CashInput'] => ({
  amount: 2_000,
  type: 'out',
  remark: 'Tent rental',
  ...overrides,
});
const tab = async (type: string, more = '', caller = dawit) =>
  (await caller.get(`${book}?type=${type}${more}`)).body;
const settle = (actionId: number, amount: number) =>
  dawit.patch(book, { type: 'advance', action: 'accept', actionId, amount });

describe('a deposit with an outstanding amount (scenario S12)', () => {
  it('the known outstanding amount of a deposit is settled in the same direction', async () => {
    const advance = { isAdvance: true, settle_amount: 6_000 };
    expect((await dawit.post(book, rent(advance))).status).toBe(200);
    expect((await tab('book')).status).toMatchObject({
      balance: -2_000,
      outstanding: 6_000,
      estimate: -8_000,
      totalOut: 2_000,
      advanceCount: 1,
    });
    const [row] = (await tab('advance')).data;
    expect(row).toMatchObject({ amount: 2_000, transact_type: 'out', settle_amount: 6_000 });
    expect(row).toMatchObject({ settle_date: '2026-09-21', remark: 'Tent rental' });
    expect((await settle(row.id, 6_000.01)).body.errors).toEqual({ amount: 'maximum' });
    expect((await settle(row.id, 2_500)).status).toBe(200);
    expect((await tab('advance')).data[0]).toMatchObject({ settle_amount: 3_500 });
    expect((await settle(row.id, 3_500)).status).toBe(200);
    const { data, status } = await tab('advance');
    expect(data).toEqual([]);
    expect(status).toMatchObject({ totalOut: 8_000, outstanding: 0, advanceCount: 0 });
    expect((await logged(standard.app, 'advance.settle', row.id)).times).toBe(2);
  });

  it('any amount settles a deposit whose outstanding amount is unknown', async () => {
    await dawit.post(book, rent({ isAdvance: true }));
    const [row] = (await tab('advance')).data;
    expect(row).not.toHaveProperty('settle_amount');
    expect((await settle(row.id, 123.45)).status).toBe(200);
    expect((await settle(row.id, 1)).body.code).toBe('ALREADY_PROCESSED');
    expect((await tab('advance')).data).toEqual([]);
  });
});

describe('cash in and out', () => {
  it('cash records are numbered by branch and logged once each', async () => {
    await admin.post(`${book}?branchId=2`, rent({ type: 'in', amount: 0.01 }));
    await admin.post(`${book}?branchId=2`, rent({ type: 'in', amount: 999_999_999.99 }));
    const { data, status } = await tab('book', '&branchId=2', admin);
    expect(data.map((record: { transact_id: number }) => record.transact_id)).toEqual([2, 1]);
    expect(status).toMatchObject({ balance: 1_000_000_000, totalOut: 0 });
    expect((await logged(standard.app, 'cash.in')).times).toBe(2);
  });

  it('an admin must name the branch of a cash record, and staff book in their own branch', async () => {
    const refused = await admin.post(book, rent());
    expect([refused.status, refused.body.code]).toEqual([422, 'BRANCH_REQUIRED']);
    expect((await dawit.post(`${book}?branchId=2`, rent())).status).toBe(404);
    expect((await admin.post(`${book}?branchId=99`, rent())).status).toBe(404);
  });

  it('an admin who names no branch reads the cashbooks of all branches', async () => {
    await dawit.post(book, rent());
    await admin.post(`${book}?branchId=2`, rent({ type: 'in', amount: 10_000 }));
    const { data, status } = await tab('book', '', admin);
    const names = data.map((record: Schemas['CashbookRecord']) => record.branch?.name);
    expect(new Set(names)).toEqual(new Set(['Bole', 'Piassa']));
    expect(status.balance).toBe(10_000 - 2_000);
  });

  it('the cashbook is paged by twenty rows, by number or by cursor', async () => {
    for (let at = 1; at <= 25; at += 1) await dawit.post(book, rent({ amount: at }));
    const first = await tab('book');
    expect(first.data).toHaveLength(20);
    const second = await tab('book', '&page=2');
    expect(await tab('book', `&cursor=${first.next}`)).toEqual(second);
    expect(second).not.toHaveProperty('next');
    const ids = [...first.data, ...second.data].map((record) => record.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await dawit.get(`${book}?type=book&cursor=AAAA`)).body.errors).toEqual({
      cursor: 'malformed',
    });
  });

  it('pages of a date range are contiguous and contain no entry from another day', async () => {
    const { app } = standard;
    for (let at = 1; at <= 22; at += 1) await dawit.post(book, rent({ amount: at }));
    app.clock.set('2026-09-22T08:00:00+03:00');
    dawit = await app.as('dawit');
    for (let at = 1; at <= 5; at += 1) await dawit.post(book, rent({ amount: at }));
    const all = [...(await tab('book')).data, ...(await tab('book', '&page=2')).data];
    const ids = all.map((record: Schemas['CashbookRecord']) => record.id);
    const days = '&from=2026-09-21&to=2026-09-21';
    const first = await tab('book', days);
    const second = await tab('book', `${days}&cursor=${first.next}`);
    expect([...first.data, ...second.data].map((record) => record.id)).toEqual(ids.slice(5));
    expect((await tab('book', `${days}&page=2`)).data).toEqual(second.data);
  });

  it('the cashbook is filtered by day and client’s phone, with totals of the matching rows', async () => {
    const { app } = standard;
    await (await app.as('hana')).post('/api/event', buildEvent());
    const [pending] = (await tab('pending', '&phone=0911223344')).data;
    app.clock.set('2026-09-22T00:00:00+03:00');
    dawit = await app.as('dawit');
    const action = { type: 'pending', action: 'accept', actionId: pending.id, amount: 50_000 };
    await dawit.patch(book, action);
    const found = await tab('book', '&phone=0911223344');
    expect(found.totals).toEqual({ totalIn: 50_000, totalOut: 0 });
    expect(found.data).toHaveLength(1);
    expect((await tab('book', '&from=2026-09-22&to=2026-09-22')).data).toHaveLength(1);
    expect((await tab('book', '&to=2026-09-21')).totals.totalIn).toBe(0);
    expect((await tab('book', '&phone=0999999999')).data).toEqual([]);
    expect((await dawit.get(`${book}?type=book&from=2026-02-30`)).status).toBe(422);
  });

  it('users without View Balance get counts and no amounts', async () => {
    const { app } = standard;
    const access = ['Cashbook View Records'] as const;
    await app.createUser({ username: 'lily', branch_id: 1, access });
    const { status, totals } = await tab('book', '&from=2026-09-01', await app.as('lily'));
    expect([status, totals]).toEqual([{ pendingCount: 0, advanceCount: 0 }, undefined]);
  });
});
