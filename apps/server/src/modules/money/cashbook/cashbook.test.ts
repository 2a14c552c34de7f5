// D33, D76, D84, D85, D119, D142, spec:4
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, buildReceipt, type Caller } from '#testing/index.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const book = '/api/transactions';
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
});

const tab = async (type: string, more = '', caller = dawit) =>
  (await caller.get(`${book}?type=${type}${more}`)).body;
const schedule = async (overrides = {}): Promise<number> =>
  (await hana.post('/api/event', buildEvent(overrides))).body.event.id;
const eventOf = async (id: number) => (await hana.get(`/api/event?id=${id}`)).body.events[0];
const newestPending = async (): Promise<number> => (await tab('pending')).data[0].id;
const accept = (actionId: number, amount?: number, more = {}) =>
  dawit.patch(book, { type: 'pending', action: 'accept', actionId, amount, ...more });
const reject = (actionId: number, more = {}) =>
  dawit.patch(book, { type: 'pending', action: 'reject', actionId, ...more });
const settle = (actionId: number, amount: number) =>
  dawit.patch(book, { type: 'advance', action: 'accept', actionId, amount });

describe('pending records', () => {
  it('a pending record shows the event and its client, and moves no money', async () => {
    const before = (await tab('pending')).status;
    const id = await schedule();
    const { data, status } = await tab('pending');
    expect(data[0]).toMatchObject({
      amount: 50_000,
      transact_type: 'in',
      type: 'event',
      event: { id },
      branch: { name: 'Bole' },
    });
    expect(data[0].event.client.full_name).toBe('አልማዝ ተስፋዬ');
    expect(data[0].event.money).toEqual({
      total: 220_000,
      received: 0,
      waiting: 50_000,
      left: 170_000,
    });
    const { balance, pendingCount, advanceCount } = before;
    expect(status).toMatchObject({ balance, pendingCount: pendingCount + 1, advanceCount });
  });

  it('accepting a pending record books it with the slip and moves the remainder to Advance', async () => {
    const id = await schedule();
    const pending = await newestPending();
    const before = (await tab('book')).status;
    const receipt = await buildReceipt(standard.app);
    expect((await accept(pending, 50_000, { proof: receipt })).status).toBe(200);
    const { data, status } = await tab('book');
    expect(data[0]).toMatchObject({
      amount: 50_000,
      transact_type: 'in',
      record_type: 'event',
      proof: receipt,
    });
    expect(status).toMatchObject({
      balance: before.balance + 50_000,
      totalIn: before.totalIn + 50_000,
      pendingCount: before.pendingCount - 1,
    });
    const advance = (await tab('advance')).data[0];
    expect(advance).toMatchObject({ amount: 50_000, settle_amount: 170_000 });
    expect(advance.event.money).toEqual({
      total: 220_000,
      received: 50_000,
      waiting: 0,
      left: 170_000,
    });
    expect(advance).toMatchObject({
      settle_date: '2026-10-01',
      advancetransact: { pendingtransact: { id: pending, event: { id } } },
    });
    expect(await logged(standard.app, 'pending.accept', pending)).toMatchObject({ times: 1 });
  });

  it('a pending record is resolved once, and a second attempt moves no money', async () => {
    await schedule();
    const pending = await newestPending();
    expect((await accept(pending, 50_000)).status).toBe(200);
    const { balance } = (await tab('book')).status;
    for (const late of [await accept(pending, 50_000), await reject(pending)]) {
      expect([late.status, late.body.code]).toEqual([409, 'ALREADY_PROCESSED']);
    }
    expect((await tab('book')).status.balance).toBe(balance);
  });

  it('accepting less than the claim makes the accepted amount the event’s advance', async () => {
    const id = await schedule();
    expect((await accept(await newestPending(), 45_000)).status).toBe(200);
    expect(await eventOf(id)).toMatchObject({ advance_amount: 45_000, received: 45_000 });
    expect(await eventOf(id)).toMatchObject({ left: 175_000, pending: 0, paid_full: false });
  });

  it('a claim is accepted for any amount up to the total of the event', async () => {
    const id = await schedule();
    const pending = await newestPending();
    const tooMuch = await accept(pending, 220_000.01);
    expect([tooMuch.status, tooMuch.body.errors]).toEqual([422, { amount: 'maximum' }]);
    expect((await accept(pending)).body.errors).toEqual({ amount: 'required' });
    expect((await accept(pending, 220_000)).status).toBe(200);
    expect(await eventOf(id)).toMatchObject({ paid_full: true, left: 0, received: 220_000 });
  });

  it('rejecting a pending record resets the claim to the received amount', async () => {
    const id = await schedule({ paid_full: true });
    const before = (await tab('book')).status.balance;
    expect((await reject(await newestPending(), { remark: 'No slip' })).status).toBe(200);
    const event = await eventOf(id);
    expect(event).toMatchObject({ advance_amount: 0, paid_full: false, pending: 0, left: 220_000 });
    expect((await tab('book')).status.balance).toBe(before);
    const account = (await hana.get(`/api/event/account?id=${id}`)).body;
    expect(account.entries).toMatchObject([{ state: 'rejected', remark: 'No slip' }]);
  });

  it('a pending record of another branch is not found', async () => {
    await schedule();
    const pending = await newestPending();
    const sara = await standard.app.as('sara');
    const answer = await sara.patch(book, {
      type: 'pending',
      action: 'accept',
      actionId: pending,
      amount: 1,
    });
    expect(answer.status).toBe(404);
    expect((await sara.get(`${book}?type=pending&branchId=1`)).status).toBe(404);
    expect((await accept(9_999, 1)).status).toBe(404);
  });

  it('the user who scheduled an event may approve its payment unless four_eyes is set', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    await admin.post('/api/event', buildEvent());
    const pending = await newestPending();
    await saveSettings(app, { four_eyes: 'true' });
    const body = { type: 'pending', action: 'accept', actionId: pending, amount: 50_000 };
    expect((await admin.patch(book, body)).body.code).toBe('SELF_APPROVAL');
    await saveSettings(app, { four_eyes: 'false' });
    expect((await admin.patch(book, body)).status).toBe(200);
    const { last } = await logged(app, 'pending.accept', pending);
    expect(last?.changes).toContainEqual({
      field: 'self_approved',
      before: 'false',
      after: 'true',
    });
  });

  it('of ten concurrent accepts of one pending record, one succeeds', async () => {
    await schedule();
    const pending = await newestPending();
    const before = (await tab('book')).status.balance;
    const all = await Promise.all(Array.from({ length: 10 }, () => accept(pending, 50_000)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await tab('book')).status.balance).toBe(before + 50_000);
  });
});

describe('the remaining amount of an event', () => {
  it('an event’s advance is settled in parts up to the remaining amount', async () => {
    const id = await schedule();
    await accept(await newestPending(), 50_000);
    const advance = (await tab('advance')).data[0];
    expect((await settle(advance.id, 170_000.01)).body.errors).toEqual({ amount: 'maximum' });
    expect((await settle(advance.id, 100_000)).status).toBe(200);
    expect((await tab('advance')).data[0]).toMatchObject({ id: advance.id, settle_amount: 70_000 });
    expect((await settle(advance.id, 70_000)).status).toBe(200);
    expect(await eventOf(id)).toMatchObject({ paid_full: true, left: 0, received: 220_000 });
    expect((await settle(advance.id, 1)).body.code).toBe('ALREADY_PROCESSED');
    const [settled] = (await tab('book')).data;
    expect(settled).toMatchObject({ record_type: 'settle', amount: 70_000 });
    expect(settled.advancetransact.pendingtransact.event.id).toBe(id);
  });

  it('an advance cannot be rejected', async () => {
    await schedule();
    await accept(await newestPending(), 50_000);
    const [advance] = (await tab('advance')).data;
    const body = { type: 'advance', action: 'reject', actionId: advance.id };
    const answer = await dawit.patch(book, body);
    expect([answer.status, answer.body.errors]).toEqual([422, { action: 'notAllowed' }]);
  });
});
