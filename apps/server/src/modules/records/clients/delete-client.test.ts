import { beforeAll, expect, it } from 'vitest';
import { type Answer, buildEvent, type Caller } from '#testing/index.ts';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;

beforeAll(async () => {
  admin = await standard.app.as('admin');
});

const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

const remove = async (id: number) => {
  const { status, body } = await admin.delete('/api/client', { id });
  return [body.code ?? status, body.msg, body.reasons];
};

const morning = { event_date: '2026-09-21', et_date: { year: 2019, month: 1, day: 11 } };
const price = { packageId: 'custom', per_person: 80_000, is_fixed: true } as const;
const plain = { additional_price: 0, discount_amount: 0, advance_amount: 0 };

function form(phone: string, overrides = {}) {
  const client = { name: 'ሄኖክ ግርማ', primary_phone: phone, secondary_phone: phone };
  return buildEvent({ ...morning, time: '08:00', ...price, ...plain, client, ...overrides });
}

const accept = async (amount: number) => {
  const [{ id: actionId }] = (await must(admin.get('/api/transactions?type=pending&branchId=1')))
    .data;
  await must(
    admin.patch('/api/transactions', { type: 'pending', action: 'accept', actionId, amount }),
  );
};

// D52
it('a client who owes for an event cannot be deleted, even with a pending payment, and the debt is stated', async () => {
  const claimed = form('0911000001', { advance_amount: 40_000 });
  const { event } = await must(admin.post('/api/event', claimed));
  const owes = (amount: number, words: string) => [
    'IN_USE',
    `ሄኖክ ግርማ still owes ${words}\u00a0Br.`,
    [{ reason: 'clients_owe', amount }],
  ];
  expect(await remove(event.client.id)).toEqual(owes(80_000, '80,000'));
  await accept(40_000);
  expect(await remove(event.client.id)).toEqual(owes(40_000, '40,000'));
  const settled = { ...form('0911000001', { advance_amount: 40_000, discount_amount: 40_000 }) };
  await must(admin.patch('/api/event', { ...settled, id: event.id }));
  expect(await remove(event.client.id)).toEqual([200, undefined, undefined]);
});

it('a client owed a refund cannot be deleted', async () => {
  const claimed = form('0911000002', { paid_full: true });
  const { event } = await must(admin.post('/api/event', claimed));
  await accept(80_000);
  const cheaper = form('0911000002', { discount_amount: 500, advance_amount: 80_000 });
  await must(admin.patch('/api/event', { ...cheaper, id: event.id }));
  expect(await remove(event.client.id)).toEqual([
    'IN_USE',
    'ሄኖክ ግርማ still has 500\u00a0Br to get back.',
    [{ reason: 'clients_ahead', amount: 500 }],
  ]);
});

it('a client with a pending refund of a cancelled event cannot be deleted', async () => {
  const coming = { event_date: '2026-10-01', et_date: { year: 2019, month: 1, day: 21 } };
  const claimed = form('0911000003', { ...coming, advance_amount: 300 });
  const { event } = await must(admin.post('/api/event', claimed));
  await accept(300);
  await must(admin.delete('/api/event', { id: event.id, refund: 200 }));
  const ahead = [{ reason: 'clients_ahead', amount: 200 }];
  expect((await remove(event.client.id))[2]).toEqual(ahead);
  await accept(200);
  expect(await remove(event.client.id)).toEqual([200, undefined, undefined]);
});
