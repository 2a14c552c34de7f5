// D127, D181
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, buildEvent, buildReceipt, type Caller } from '#testing/index.ts';
import { codesOf, inTurn, logged, must, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;
let hana: Caller;
let dawit: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
});

const unpaid = async (): Promise<number> =>
  (await must(hana.post('/api/event', buildEvent({ advance_amount: 0 })))).event.id;
const pay = (caller: Caller, eventId: number, amount: number, more = {}): Promise<Answer> =>
  caller.post('/api/payment', { eventId, amount, ...more });
const account = async (event: number) => must(admin.get(`/api/event/account?id=${event}`));

it('the cashier takes the first payment in one step, and it is booked in the cashbook', async () => {
  const event = await unpaid();
  const proof = await buildReceipt(standard.app);
  const taken = await must(pay(dawit, event, 100_000, { proof, remark: 'CBE' }));
  expect(taken).toMatchObject({ state: 'accepted', balance: expect.any(Number) });
  const book = await must(admin.get(`/api/transactions?type=book&branchId=1&id=${taken.id}`));
  expect(book.data[0]).toMatchObject({
    record_type: 'event',
    amount: 100_000,
    book_no: taken.book_no,
    username: 'dawit',
    approved_by: 'dawit',
    remark: 'CBE',
    proof,
  });
  expect(await account(event)).toMatchObject({ received: 100_000, left: 120_000, pending: 0 });
  const { last } = await logged(standard.app, 'event.pay', event);
  expect(last?.changes).toEqual([
    { field: 'amount', before: '', after: '100000' },
    { field: 'self_approved', before: 'false', after: 'true' },
    { field: 'above_cash_cap', before: '30000', after: '100000' },
  ]);
});

it('paying the remaining amount pays the event in full, and more than that is refused', async () => {
  const event = await unpaid();
  const answers = await inTurn([
    () => pay(dawit, event, 220_000.01),
    () => pay(dawit, event, 20_000),
    () => pay(dawit, event, 200_000.01),
    () => pay(dawit, event, 200_000),
    () => pay(dawit, event, 0.01),
  ]);
  const more = 'VALIDATION';
  expect(codesOf(answers)).toEqual([more, 200, more, 200, more]);
  expect(answers[0]?.body.errors).toEqual({ amount: 'maximum' });
  expect(await account(event)).toMatchObject({ received: 220_000, left: 0, claim: 220_000 });
});

it('a payment by a user who may only schedule is pending, and blocks other payments', async () => {
  const event = await unpaid();
  const answers = await inTurn([
    () => pay(hana, event, 60_000),
    () => pay(hana, event, 100),
    () => pay(dawit, event, 100),
  ]);
  expect(answers[0]?.body).toEqual({ success: true, state: 'waiting' });
  expect(codesOf(answers)).toEqual([200, 'PENDING_OPEN', 'PENDING_OPEN']);
  expect(await account(event)).toMatchObject({ received: 0, pending: 60_000, left: 160_000 });
  const { data } = await must(dawit.get('/api/transactions?type=pending'));
  const accept = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 60_000 };
  await must(dawit.patch('/api/transactions', accept));
  expect(codesOf([await pay(dawit, event, 100)])).toEqual([200]);
});

it('a payment that needs a second user is pending, even when a cashier takes it', async () => {
  await must(admin.post('/api/settings', { four_eyes_above: 1_000 }));
  const event = await unpaid();
  const answers = await inTurn([() => pay(dawit, event, 1_000), () => pay(dawit, event, 1_000.01)]);
  expect(answers.map(({ body }) => body.state)).toEqual(['accepted', 'waiting']);
  await must(admin.post('/api/settings', { four_eyes_above: null }));
});

it('a payment is refused for an event of another branch and for a deleted event', async () => {
  const event = await unpaid();
  await must(admin.delete('/api/event', { id: event }));
  const sara = await standard.app.as('sara');
  const answers = await inTurn([() => pay(sara, event, 10), () => pay(dawit, event, 10)]);
  expect(codesOf(answers)).toEqual(['NOT_FOUND', 'VALIDATION']);
});

it('of ten concurrent payments of the whole remaining amount, one succeeds', async () => {
  const event = await unpaid();
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(dawit, event, 220_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

describe('one payment for two events of a client', () => {
  let first: number;
  let second: number;
  let bank: number;
  let reference: string;

  beforeEach(async () => {
    bank = (await must(admin.post('/api/place', { kind: 'cbe', name: 'CBE' }))).id;
    first = await unpaid();
    reference = `FT-${first}-ABC`;
    second = await unpaid();
  });

  const parts = (a = 60_000, b = 40_000) => [
    { eventId: first, amount: a },
    { eventId: second, amount: b },
  ];
  const payBoth = (more = {}) =>
    pay(dawit, first, 100_000, { place: bank, reference, parts: parts(), ...more });
  const correct = (id: number) =>
    admin.post('/api/correction', { id, should_be: 0, reason: 'Another client' });

  it('is booked as one entry per event under a shared reference', async () => {
    const taken = await must(payBoth());
    expect(taken.parts).toHaveLength(2);
    expect(taken).toMatchObject({ state: 'accepted', ...taken.parts[0] });
    expect(await account(first)).toMatchObject({ received: 60_000 });
    expect(await account(second)).toMatchObject({ received: 40_000 });
    const { transactions } = await must(admin.get(`/api/search?q=${reference}`));
    expect(transactions).toMatchObject([{ amount: 40_000 }, { amount: 60_000 }]);
    const again = await pay(dawit, second, 5, { place: bank, reference });
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
    expect(await standard.app.verify()).toBeNull();
  });

  it('the reference can be reused once all parts are corrected to zero', async () => {
    const { parts: taken } = await must(payBoth());
    await must(correct(taken[0].id));
    expect(await standard.app.verify()).toBeNull();
    expect((await pay(dawit, first, 5, { place: bank, reference })).body.code).toBe('DUPLICATE');
    await must(correct(taken[1].id));
    await must(pay(dawit, first, 5, { place: bank, reference }));
    expect(await standard.app.verify()).toBeNull();
  });

  it.each([
    [
      'parts that are not the amount',
      () => ({ parts: parts(60_000, 39_999) }),
      { amount: 'mismatch' },
    ],
    [
      'more than is left of one',
      () => ({ amount: 260_001, parts: parts(40_000, 220_001) }),
      { 'parts.1.amount': 'maximum' },
    ],
    [
      'an event twice',
      () => ({ parts: [parts()[0], parts()[0]] }),
      { 'parts.1.eventId': 'duplicate' },
    ],
  ])('%s: refused at its field', async (_what, more, errors) => {
    const { status, body } = await payBoth(more());
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await account(first)).toMatchObject({ received: 0 });
  });

  it('an event of another client is refused at its part', async () => {
    const client = { name: 'ሂሩት', primary_phone: '0911556677', secondary_phone: '0911556677' };
    second = (await must(hana.post('/api/event', buildEvent({ advance_amount: 0, client })))).event
      .id;
    const { body } = await payBoth();
    expect(body.errors).toEqual({ 'parts.1.eventId': 'notAllowed' });
  });

  it('is refused for a user whose payments need a second user', async () => {
    const { status, body } = await pay(hana, first, 100_000, { parts: parts() });
    expect([status, body.code]).toEqual([409, 'SELF_APPROVAL']);
  });
});
