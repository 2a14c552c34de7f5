// D171, D172
import { addDaysIso } from '@digis/ethio-date';
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

const past = { event_date: '2026-09-08', et_date: { year: 2018, month: 13, day: 3 } };
const unpaid = async (more = {}): Promise<number> =>
  (await must(hana.post('/api/event', buildEvent({ advance_amount: 0, ...past, ...more })))).event
    .id;
let last = 0;
const nextNumber = () => `WHT-${(last += 1)}`;
const bring = (eventId: number, amount: number, more = {}, caller = dawit): Promise<Answer> =>
  caller.post('/api/withholding', {
    eventId,
    amount,
    certificate_no: nextNumber(),
    certificate_date: '2026-09-21',
    ...more,
  });
const account = async (event: number) => must(admin.get(`/api/event/account?id=${event}`));
const status = async () => (await must(admin.get('/api/transactions?type=book&branchId=1'))).status;

it('a certificate lowers the remaining amount, moves no cash and gets no cashbook number', async () => {
  const event = await unpaid();
  const before = await status();
  const proof = await buildReceipt(standard.app);
  const number = nextNumber();
  const answer = await must(bring(event, 6_600, { certificate_no: number, proof }));
  expect(answer).toEqual({
    success: true,
    state: 'accepted',
    id: expect.any(Number),
    left: 213_400,
  });
  const { entries, ...money } = await account(event);
  expect(money).toMatchObject({ received: 6_600, left: 213_400, pending: 0 });
  expect(entries).toEqual([
    expect.objectContaining({
      state: 'withheld',
      amount: 6_600,
      transact_type: 'in',
      certificate_no: number,
      certificate_date: '2026-09-21',
      username: 'dawit',
      proof,
    }),
  ]);
  expect(entries[0].record).toEqual({ id: answer.id });
  expect(await status()).toMatchObject({ balance: before.balance, totalIn: before.totalIn });
  const { times, last: log } = await logged(standard.app, 'event.withhold', event);
  expect([times, log?.changes]).toEqual([
    1,
    [
      { field: 'amount', before: '', after: '6600' },
      { field: 'certificate_no', before: '', after: number },
    ],
  ]);
});

it('a certificate for the whole remaining amount pays the event in full', async () => {
  const event = await unpaid();
  await must(dawit.post('/api/payment', { eventId: event, amount: 213_400 }));
  await must(bring(event, 6_600));
  expect(await account(event)).toMatchObject({ received: 220_000, left: 0, claim: 220_000 });
  const { events } = await must(hana.get(`/api/event?id=${event}`));
  expect(events[0]).toMatchObject({ paid_full: true, payment: 'paid' });
});

describe('a certificate is refused', () => {
  it('beyond the remaining amount, or dated in the future, at its field', async () => {
    const event = await unpaid();
    const tomorrow = addDaysIso('2026-09-21', 1);
    const answers = await inTurn([
      () => bring(event, 220_000.01),
      () => bring(event, 1, { certificate_date: tomorrow }),
      () => bring(event, 1, { certificate_date: '2026-02-30' }),
      () => bring(event, 1, { certificate_no: ' ' }),
      () => bring(event, 1, { certificate_no: '—' }),
    ]);
    expect(answers.map(({ status: code, body }) => [code, body.errors])).toEqual([
      [422, { amount: 'maximum' }],
      [422, { certificate_date: 'maximum' }],
      [422, { certificate_date: 'format' }],
      [422, { certificate_no: 'pattern' }],
      [422, { certificate_no: 'format' }],
    ]);
  });

  it('while a claim is pending', async () => {
    const event = await unpaid({ advance_amount: 50_000 });
    expect(codesOf([await bring(event, 100)])).toEqual(['PENDING_OPEN']);
  });

  it('for an event of another branch, as not found', async () => {
    const event = await unpaid();
    const sara = await standard.app.as('sara');
    expect(codesOf([await bring(event, 100, {}, sara)])).toEqual(['NOT_FOUND']);
  });

  it('with a number already in use in any spelling, naming the event that uses it', async () => {
    const [first, second] = [await unpaid(), await unpaid()];
    await must(bring(first, 100, { certificate_no: 'GTA 0077' }));
    const spellings = ['gta0077', 'GTA-0077', 'GTA/00.77.', 'GTА 0077', 'ＧＴＡ００７７'];
    const again = await inTurn(
      spellings.map((certificate_no) => () => bring(second, 100, { certificate_no })),
    );
    expect(again.map(({ status: code, body }) => [code, body.code, body.errors])).toEqual(
      spellings.map(() => [409, 'DUPLICATE', { certificate_no: 'duplicate' }]),
    );
    expect(again[0]?.body.match).toMatchObject({ id: first });
    expect(await account(second)).toMatchObject({ received: 0 });
  });
});

it('a number used in another branch is refused without naming its event', async () => {
  const event = await unpaid();
  await must(bring(event, 100, { certificate_no: 'GTA 0078' }));
  const sara = await standard.app.as('sara');
  const theirs = await must(
    sara.post('/api/event', buildEvent({ branchId: 2, advance_amount: 0 })),
  );
  const answer = await bring(theirs.event.id, 100, { certificate_no: 'GTA 0078' }, sara);
  expect([answer.body.code, answer.body.match]).toEqual(['DUPLICATE', undefined]);
});

it('of two concurrent certificates with one number, one is booked', async () => {
  const [first, second] = [await unpaid(), await unpaid()];
  const certificate_no = nextNumber();
  const answers = await Promise.all([
    bring(first, 100, { certificate_no }),
    bring(second, 100, { certificate_no }),
  ]);
  expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
});

describe('a correction', () => {
  it('reopens an excess withholding without Cashbook In/Out or a password', async () => {
    const event = await unpaid();
    await must(bring(event, 6_600));
    const [{ record }] = (await account(event)).entries;
    await standard.app.createUser({
      username: 'settler',
      branch_id: 1,
      access: ['Cashbook Settle Advance Payment'],
    });
    const settler = await standard.app.as('settler');
    const correct = (should_be: number) =>
      settler.post('/api/correction', { id: record.id, should_be, reason: 'A digit' });
    expect(await must(correct(660))).toEqual({ success: true, stands_at: 660 });
    expect(await account(event)).toMatchObject({ received: 660, left: 219_340 });
    expect((await account(event)).entries[0]).toMatchObject({ amount: 6_600, stands_at: 660 });
    expect(codesOf([await correct(661), await correct(660)])).toEqual([
      'VALIDATION',
      'NOTHING_TO_CORRECT',
    ]);
  });

  it('to zero frees the number for another certificate', async () => {
    const event = await unpaid();
    const certificate_no = nextNumber();
    await must(bring(event, 6_600, { certificate_no }));
    const [{ record }] = (await account(event)).entries;
    await must(
      dawit.post('/api/correction', { id: record.id, should_be: 0, reason: 'Wrong event' }),
    );
    expect((await bring(await unpaid(), 100, { certificate_no })).status).toBe(200);
  });
});

describe('a certificate that needs a second user', () => {
  const accept = async (caller: Caller, amount: number, more = {}) => {
    const { data } = await must(admin.get('/api/transactions?type=pending&branchId=1'));
    const body = { type: 'pending', action: 'accept', actionId: data[0].id, amount, ...more };
    return { claim: data[0], answer: await caller.patch('/api/transactions', body) };
  };

  it.each([
    ['beyond the rate of its day', {}, 6_600.01],
    [
      'before the event',
      { event_date: '2026-10-01', et_date: { year: 2019, month: 1, day: 21 } },
      100,
    ],
    [
      'below the threshold',
      { packageId: 'custom', per_person: 40, num_of_people: 200, additional_price: 0 },
      1,
    ],
  ] as const)('%s is pending for another user', async (_what, more, amount) => {
    const event = await unpaid(more);
    const number = nextNumber();
    const before = await account(event);
    const proof = await buildReceipt(standard.app);
    const answer = await must(bring(event, amount, { certificate_no: number, proof }));
    expect(answer).toEqual({ success: true, state: 'waiting', left: before.total - amount });
    expect(await account(event)).toMatchObject({ received: 0, pending: amount });
    expect(codesOf([(await accept(dawit, amount)).answer])).toEqual(['SELF_APPROVAL']);
    const { claim, answer: accepted } = await accept(admin, amount);
    expect(claim).toMatchObject({ type: 'certificate', certificate_no: number, proof });
    expect(accepted.status).toBe(200);
    const money = await account(event);
    expect(money).toMatchObject({ received: amount, pending: 0 });
    expect(money.entries).toEqual([
      expect.objectContaining({ state: 'withheld', certificate_no: number, amount, proof }),
    ]);
  });

  it('keeps its amount and number while pending, whatever is edited on the event', async () => {
    const event = await unpaid();
    const number = nextNumber();
    await must(bring(event, 30_000, { certificate_no: number }));
    const form = { ...buildEvent({ advance_amount: 30_000, ...past }), id: event };
    const edits = [
      { advance_amount: 60_000 },
      { advance_amount: 0 },
      { paid_full: true },
      { num_of_people: 210 },
    ];
    const answers = await inTurn(
      edits.map((edit) => () => hana.patch('/api/event', { ...form, ...edit })),
    );
    expect(codesOf(answers)).toEqual(['PENDING_OPEN', 'PENDING_OPEN', 'PENDING_OPEN', 200]);
    const { claim, answer } = await accept(admin, 30_000);
    expect(claim).toMatchObject({ type: 'certificate', amount: 30_000, certificate_no: number });
    expect(answer.status).toBe(200);
    expect(await account(event)).toMatchObject({ received: 30_000, pending: 0 });
  });

  it('is also required when several certificates together exceed the limit', async () => {
    const event = await unpaid();
    expect((await must(bring(event, 6_000))).state).toBe('accepted');
    expect((await must(bring(event, 601))).state).toBe('waiting');
    await must((async () => (await accept(admin, 601)).answer)());
  });

  it('moves no cash, takes no place, and is accepted for no more than its amount', async () => {
    const event = await unpaid();
    const bank = (await must(admin.post('/api/place', { kind: 'cbe', name: 'CBE' }))).id;
    await must(bring(event, 30_000));
    const before = await status();
    const answers = [
      (await accept(admin, 30_000.01)).answer,
      (await accept(admin, 30_000, { place: bank, reference: 'FT26264ABCDE' })).answer,
      (await accept(admin, 30_000)).answer,
    ];
    expect(answers.map(({ status: code, body }) => [code, body.errors])).toEqual([
      [422, { amount: 'maximum' }],
      [422, { place: 'notAllowed' }],
      [200, undefined],
    ]);
    expect(await status()).toMatchObject({ balance: before.balance });
  });

  it('with a number already in use is refused, both on submission and on acceptance', async () => {
    const [first, second] = [await unpaid(), await unpaid()];
    await must(bring(first, 30_000, { certificate_no: 'GTA 500' }));
    await must(bring(second, 10, { certificate_no: 'GTA500' }));
    expect(codesOf([(await accept(admin, 30_000)).answer])).toEqual(['DUPLICATE']);
    expect(codesOf([await bring(await unpaid(), 20_000, { certificate_no: 'gta 500' })])).toEqual([
      'DUPLICATE',
    ]);
    const { data } = await must(admin.get('/api/transactions?type=pending&branchId=1'));
    const reject = { type: 'pending', action: 'reject', actionId: data[0].id };
    await must(admin.patch('/api/transactions', reject));
  });

  it('dated more than two years ago is refused at its date', async () => {
    const { status: code, body } = await bring(await unpaid(), 10, {
      certificate_date: '1950-01-01',
    });
    expect([code, body.errors]).toEqual([422, { certificate_date: 'minimum' }]);
  });
});
