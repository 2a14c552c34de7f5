import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildEvent,
  buildVendor,
  type Caller,
  standardFixture,
  startTestApp,
  type TestApp,
} from '#testing/index.ts';
import { query } from '#testing/test-cluster.ts';
import { cashAccount, otherIncome } from './accounts.ts';
import { appendEntry } from './append-entry.ts';
import { factsOf } from './movement-facts.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  // The last test exceeds the contract.
  app = await startTestApp({ checkResponses: false });
  await standardFixture(app);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const tiny = { packageId: 'custom', per_person: 0.01, advance_amount: 0 } as const;
const plain = { additional_price: 0, discount_amount: 0 } as const;
const form = (num_of_people: number) => buildEvent({ ...tiny, ...plain, num_of_people });
const schedule = async (people: number): Promise<number> =>
  (await admin.post('/api/event', form(people))).body.event.id;
const assign = (eventId: number, vendor: number) =>
  admin.post('/api/assign-vendor', { eventId, vendors: [vendor], force: true });

it('a total per-person price beyond the largest amount is refused, and nothing is booked', async () => {
  const eventId = await schedule(99_991);
  const vendor = await buildVendor(app, { pricing: 'per-person', amount: 99_999_999_999 });
  const refused = await assign(eventId, vendor);
  expect([refused.status, refused.body.errors]).toEqual([422, { vendors: 'maximum' }]);
  expect(await app.verify()).toBeNull();
});

it('a number of people that makes such a price too large is refused as well', async () => {
  const eventId = await schedule(100);
  const vendor = await buildVendor(app, { pricing: 'per-person', amount: 999_999_999 });
  expect((await assign(eventId, vendor)).status).toBe(200);
  const refused = await admin.patch('/api/event', { ...form(101), id: eventId });
  expect([refused.status, refused.body.errors]).toEqual([422, { num_of_people: 'maximum' }]);
  const ledger = await admin.get(`/api/vendor-ledger?id=${vendor}&type=in&branchId=1`);
  expect(ledger.body.balance).toBe(999_999_999);
});

it('no posting reaches a hundred thousand million birr', async () => {
  const entry = {
    branch_id: 1,
    record_type: 'manual' as const,
    ...factsOf({ user: { id: 1 }, clock: app.clock }, {}),
  };
  const of = (amount: number) =>
    appendEntry(app.db, entry, [
      { account: cashAccount(1), amount },
      { account: otherIncome(1), amount: -amount },
    ]);
  await expect(of(10_000_000_000_000)).rejects.toMatchObject({ code: 'VALIDATION' });
  await expect(
    query(
      app.url,
      `SET session_replication_role = replica;
      INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type)
        VALUES (1, 1, -10000000000000, 0, 'out')`,
    ),
  ).rejects.toThrow(/postings_amount/);
});

it('the total of all branches is exact where its sums exceed a safe integer', async () => {
  for (const branch of [1, 2]) {
    const cash = { type: 'in', amount: 1, remark: 'Tents' };
    await admin.post(`/api/transactions?branchId=${branch}`, cash);
  }
  await query(
    app.url,
    `UPDATE accounts SET in_total = 9007199254740991, out_total = 9007199254740990 WHERE name = 'cash:1';
     UPDATE accounts SET in_total = 9007199254740990, out_total = 9007199254740990 WHERE name = 'cash:2';
     UPDATE accounts SET in_total = 0, out_total = 0 WHERE vendor_id IS NOT NULL`,
  );
  const { status } = (await admin.get('/api/transactions?type=book')).body;
  expect(status).toMatchObject({ balance: 0.01, estimate: 0.01, outstanding: 0 });
  expect(status.totalIn).toBe(180_143_985_094_819.81);
});
