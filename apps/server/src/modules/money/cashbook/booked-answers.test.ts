// D86, D158
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Answer, buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';
import { users } from '#db/tables/users.ts';

const standard = useStaffedApp();
let admin: Caller;
let blind: Caller;

beforeAll(async () => {
  const access = [
    ...(['Cashbook In/Out', 'Cashbook Create Petty Cash', 'Vendor Ledger', 'Employees'] as const),
    ...(['Cashbook Settle Advance Payment', 'Cashbook Approve Pending Transaction'] as const),
  ];
  await standard.app.createUser({ username: 'blind', branch_id: 1, access });
});
beforeEach(async () => {
  admin = await standard.app.as('admin');
  blind = await standard.app.as('blind');
});

const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

const atBole = (path: string) => `/api/${path}?branchId=1`;
const newest = async (type: string): Promise<number> =>
  (await must(admin.get(`/api/transactions?type=${type}&branchId=1`))).data[0].id;
const cash = { type: 'in', amount: 90_000, remark: 'Tents' };

const ways: [string, number, (caller: Caller) => Promise<Answer>][] = [
  ['cash by hand', 90_000, (caller) => caller.post(atBole('transactions'), cash)],
  [
    'an accepted claim',
    50_000,
    async (caller) => {
      await must(admin.post('/api/event', buildEvent()));
      const actionId = await newest('pending');
      return caller.patch('/api/transactions', {
        type: 'pending',
        action: 'accept',
        actionId,
        amount: 50_000,
      });
    },
  ],
  [
    'a settled advance of an event',
    10,
    async (caller) =>
      caller.patch('/api/transactions', {
        type: 'advance',
        action: 'accept',
        actionId: await newest('advance'),
        amount: 10,
      }),
  ],
  [
    'a settled advance by hand',
    20,
    async (caller) => {
      const advance = { ...cash, amount: 1, isAdvance: true, settle_amount: 20 };
      await must(admin.post(atBole('transactions'), advance));
      return caller.patch('/api/transactions', {
        type: 'advance',
        action: 'accept',
        actionId: await newest('advance'),
        amount: 20,
      });
    },
  ],
  [
    'a paid vendor',
    30,
    (caller) => caller.patch(atBole('vendor-ledger'), { vendorId: 1, amount: 30, confirm: true }),
  ],
  [
    'a paid employee',
    6_000,
    (caller) => caller.patch(atBole('employee-ledger'), { id: 1, withSalary: true, confirm: true }),
  ],
];

it.each(ways)('%s returns its cashbook record', async (_what, amount, book) => {
  const told = await must(book(admin));
  const { data, status } = await must(
    admin.get(`/api/transactions?type=book&branchId=1&id=${told.id}`),
  );
  expect(data).toMatchObject([{ id: told.id, book_no: told.book_no, amount }]);
  expect(told).toEqual({
    success: true,
    id: told.id,
    book_no: told.book_no,
    balance: status.balance,
  });
  const untold = await must(book(blind));
  expect(untold).toEqual({ success: true, id: untold.id, book_no: untold.book_no });
  expect(untold.book_no).toBeGreaterThan(told.book_no);
});

it('petty cash returns its account, its transaction and its cashbook record', async () => {
  const path = atBole('petty-cash');
  const made = await must(admin.post(path, { type: 'create', spender: 4, budget: 500 }));
  const { balance } = (await must(admin.get('/api/transactions?type=book&branchId=1'))).status;
  const { id, record_id } = made;
  const book_no = made.book_no as number;
  expect(made).toEqual({ success: true, id, record_id, book_no, balance });
  const added = await must(admin.patch(path, { type: 'add_amount', pettycashId: id, amount: 100 }));
  const spent = await must(
    admin.post(path, { type: 'spend', pettycashId: id, amount: 40, reason: 'Salt' }),
  );
  const returned = await must(admin.post(path, { type: 'return', pettycashId: id, amount: 60 }));
  const { data } = await must(admin.get(`/api/petty-cash?id=${id}`));
  const [back, out, more] = data.map((row: { id: number }) => row.id);
  expect(added).toEqual({
    success: true,
    id: added.id,
    transaction_id: more,
    book_no: book_no + 1,
    balance: balance - 100,
  });
  expect(spent).toEqual({ success: true, id, transaction_id: out });
  expect(returned).toEqual({
    success: true,
    id,
    record_id: returned.record_id,
    transaction_id: back,
    book_no: book_no + 2,
    balance: balance - 40,
  });
  const book = await must(
    admin.get(`/api/transactions?type=book&branchId=1&id=${returned.record_id}`),
  );
  expect(book.data).toMatchObject([{ record_type: 'petty_return', book_no: book_no + 2 }]);
});

it('a call that books nothing returns no record', async () => {
  await must(admin.post('/api/event', buildEvent()));
  const actionId = await newest('pending');
  const rejection = { type: 'pending', action: 'reject', actionId };
  expect(await must(admin.patch('/api/transactions', rejection))).toEqual({ success: true });
});

it('a repeat with the same key returns the same record', async () => {
  const key = { 'Idempotency-Key': 'one-payment-and-no-other' };
  const once = await must(admin.post(atBole('transactions'), cash, key));
  expect(await must(admin.post(atBole('transactions'), cash, key))).toEqual(once);
});

it('a repeat with the same key omits the balance once the user has lost View Balance', async () => {
  const { app } = standard;
  const blinded = ['Cashbook In/Out', 'Cashbook View Records'] as const;
  const access = [...blinded, 'Cashbook View Balance'] as const;
  const id = await app.createUser({ username: 'teller', branch_id: 1, access });
  const teller = await app.as('teller');
  const { last_entry } = (await must(teller.get('/api/close'))).now;
  const closing = { last_entry: last_entry + 1, places: [{}] };
  const send = async () => ({
    booked: await must(teller.post('/api/transactions', cash, { 'Idempotency-Key': 'cash-once' })),
    closed: await must(teller.post('/api/close', closing, { 'Idempotency-Key': 'close-once' })),
  });
  const { booked, closed } = await send();
  expect(booked.balance).toEqual(expect.any(Number));
  expect(closed.close.places).toEqual([expect.objectContaining({ book: booked.balance })]);
  await app.db
    .update(users)
    .set({ access: [...blinded] })
    .where(eq(users.id, id));
  const { balance: _hidden, ...untold } = booked;
  expect(await send()).toEqual({
    booked: untold,
    closed: { ...closed, close: { ...closed.close, places: [{}] } },
  });
});
