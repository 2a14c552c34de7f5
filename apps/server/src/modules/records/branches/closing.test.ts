// D70, D157, D171
import { beforeEach, describe, expect, it } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { type Answer, buildEvent, type Caller } from '#testing/index.ts';
import { undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

let branch: number;
beforeEach(async () => {
  admin = await standard.app.as('admin');
  branch = (await must(admin.post('/api/branch', { name: 'Adama', address: 'Adama' }))).id;
});

const close = async (): Promise<[unknown, unknown, unknown]> => {
  const { status, body } = await admin.delete('/api/branch', { id: branch });
  return [body.code ?? status, body.msg, body.reasons];
};
const closed = [200, undefined, undefined];
const refusal = (words: string, ...reasons: object[]) => [
  'IN_USE',
  `Adama still has ${words.replaceAll(' Br', '\u00a0Br')}.`,
  reasons,
];

const book = () => `/api/transactions?branchId=${branch}`;
const cash = (type: 'in' | 'out', amount: number, more = {}) =>
  must(admin.post(book(), { type, amount, remark: 'Tents', ...more }));
const balance = async (): Promise<number> =>
  (await must(admin.get(`${book()}&type=book`))).status.balance;
const empty = async () => {
  const now = await balance();
  if (now !== 0) await cash(now < 0 ? 'in' : 'out', Math.abs(now));
};
const newest = async (type: 'pending' | 'advance'): Promise<number> =>
  (await must(admin.get(`${book()}&type=${type}`))).data[0].id;
const resolve = (type: 'pending' | 'advance', actionId: number, amount: number) =>
  admin.patch('/api/transactions', { type, action: 'accept', actionId, amount });

const form = (overrides: Partial<Parameters<typeof buildEvent>[0]> = {}) => {
  const now = standard.app.clock.now().getTime();
  const event_date = new Date(now + 2 * 86_400_000).toISOString().slice(0, 10);
  const priced = { packageId: 'custom', per_person: 5_000, is_fixed: true } as const;
  const plain = { ...priced, additional_price: 0, discount_amount: 0, advance_amount: 0 };
  const day = { event_date, et_date: isoToEt(event_date) };
  return buildEvent({ ...plain, ...day, branchId: branch, ...overrides });
};
const schedule = async (overrides = {}): Promise<number> =>
  (await must(admin.post('/api/event', form(overrides)))).event.id;

async function daysLater(): Promise<void> {
  standard.app.clock.advance(4 * 24 * 60);
  admin = await standard.app.as('admin');
}

describe('the closing of a branch is refused', () => {
  it('while it owes a vendor or has prepaid one', async () => {
    const vendor = standard.people.dj;
    const eventId = await schedule({ discount_amount: 5_000 });
    await must(admin.post('/api/assign-vendor', { eventId, vendors: [vendor], force: true }));
    await daysLater();
    const owed = refusal('12,000 Br owed to vendors', { reason: 'vendors_owed', amount: 12_000 });
    expect(await close()).toEqual(owed);
    const pay = (amount: number) =>
      must(
        admin.patch(`/api/vendor-ledger?branchId=${branch}`, {
          vendorId: vendor,
          amount,
          confirm: true,
        }),
      );
    await pay(12_300);
    await empty();
    const ahead = { reason: 'vendors_ahead', amount: 300 };
    expect(await close()).toEqual(refusal('300 Br paid ahead to vendors', ahead));
    await must(admin.patch('/api/vendor', { ...someone, id: vendor, amount: 300 }));
    const past = await schedule({ discount_amount: 5_000 });
    await daysLater();
    await must(admin.post('/api/assign-vendor', { eventId: past, vendors: [vendor] }));
    expect(await close()).toEqual(closed);
  });

  const someone = {
    name: 'Selam DJ',
    category: 'Music',
    pricing: 'fixed',
    representative: 'ሰላም',
    contact: '0910000002',
  };

  it('while it owes wages', async () => {
    const { tigist } = standard.people;
    const eventId = await schedule({ discount_amount: 5_000 });
    const body = { eventId, employees: [tigist], force: true };
    await must(admin.post('/api/assign-employee', body));
    await daysLater();
    const owed = { reason: 'wages_owed', amount: 700 };
    expect(await close()).toEqual(refusal('700 Br of wages to pay', owed));
    const wages = { id: tigist, withSalary: false };
    await must(admin.patch(`/api/employee-ledger?branchId=${branch}`, wages));
    await must(admin.post('/api/assign-employee', { eventId, employees: [] }));
    await empty();
    const ahead = { reason: 'wages_ahead', amount: 700 };
    expect(await close()).toEqual(refusal('700 Br of wages paid ahead', ahead));
    await must(admin.post('/api/assign-employee', body));
    expect(await close()).toEqual(closed);
  });

  it('while an advance by hand is unsettled, in either direction, with a known or unknown amount', async () => {
    await cash('out', 10, { isAdvance: true, settle_amount: 900 });
    const out = await newest('advance');
    await cash('in', 10, { isAdvance: true });
    const incoming = await newest('advance');
    expect(await close()).toEqual(
      refusal(
        '900 Br of advances to pay, advances to receive',
        { reason: 'advances_out', count: 1, amount: 900 },
        { reason: 'advances_in', count: 1 },
      ),
    );
    await must(resolve('advance', out, 900));
    await must(resolve('advance', incoming, 900));
    expect(await close()).toEqual(closed);
  });

  it('while a client owes for a past event or has overpaid', async () => {
    const id = await schedule({ advance_amount: 1_000 });
    await must(resolve('pending', await newest('pending'), 1_000));
    await daysLater();
    await empty();
    const owed = { reason: 'clients_owe', amount: 4_000 };
    expect(await close()).toEqual(refusal('4,000 Br that clients owe', owed));
    const { event_date, et_date } = (await must(admin.get(`/api/event?id=${id}`))).events[0];
    const past = { event_date: event_date.slice(0, 10), et_date, advance_amount: 1_000 };
    await must(admin.patch('/api/event', { ...form({ ...past, discount_amount: 4_200 }), id }));
    const paid = { reason: 'clients_ahead', amount: 200 };
    expect(await close()).toEqual(refusal('200 Br that clients have paid too much', paid));
    await must(admin.patch('/api/event', { ...form({ ...past, discount_amount: 4_000 }), id }));
    expect(await close()).toEqual(closed);
  });

  it('while it has cash, petty cash or other money, and the refusal names each amount', async () => {
    await cash('in', 500);
    const spender = await standard.app.createUser({ username: 'adama', branch_id: branch });
    const path = `/api/petty-cash?branchId=${branch}`;
    await must(admin.post(path, { type: 'create', spender, budget: 200 }));
    await schedule({ advance_amount: 100 });
    expect(await close()).toEqual(
      refusal(
        'users, coming events, pending payments, petty cash, a balance',
        { reason: 'users', count: 1 },
        { reason: 'coming_events', count: 1 },
        { reason: 'pending_payments', count: 1 },
        { reason: 'petty_cash', count: 1, amount: 200 },
        { reason: 'balance', amount: 300 },
      ),
    );
  });
});

describe('a closed branch', () => {
  it('its events cannot be changed, staffed or cancelled, and its petty cash stays closed', async () => {
    const id = await schedule({ discount_amount: 5_000 });
    const deleted = await schedule({ discount_amount: 5_000 });
    await must(admin.delete('/api/event', { id: deleted }));
    const spender = await standard.app.createUser({ username: 'spender', branch_id: branch });
    const path = `/api/petty-cash?branchId=${branch}`;
    const box = await must(admin.post(path, { type: 'create', spender, budget: 200 }));
    await must(admin.post(path, { type: 'return', pettycashId: box.id, amount: 200 }));
    await must(admin.delete('/api/petty-cash', { id: box.id, closed: true }));
    await must(admin.delete('/api/user', { id: spender }));
    await daysLater();
    expect(await close()).toEqual(closed);
    const { dj, abebe } = standard.people;
    const refused = [
      await admin.patch('/api/event', { ...form(), id }),
      await admin.patch('/api/event', { ...form({ branchId: 1 }), id }),
      await admin.post('/api/assign-vendor', { eventId: id, vendors: [dj] }),
      await admin.post('/api/assign-employee', { eventId: id, employees: [abebe] }),
      await admin.delete('/api/event', { id }),
      await admin.post('/api/event/restore', { id: deleted }),
      await admin.delete('/api/petty-cash', { id: box.id, closed: false }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  it("an entry of an event that was moved away is corrected in the event's present branch", async () => {
    const { dj } = standard.people;
    const id = await schedule();
    const vendors = { eventId: id, vendors: [dj], force: true };
    await must(admin.post('/api/assign-vendor', vendors));
    const paid = { vendorId: dj, amount: 12_000 };
    await must(admin.patch(`/api/vendor-ledger?branchId=${branch}`, paid));
    await empty();
    await must(admin.patch('/api/event', { ...form({ branchId: 1 }), id }));
    expect(await close()).toEqual(closed);
    await must(admin.post('/api/assign-vendor', { eventId: id, vendors: [] }));
    const ledger = async (of: number): Promise<number> =>
      (await must(admin.get(`/api/vendor-ledger?id=${dj}&type=in&branchId=${of}`))).balance;
    expect(await ledger(1)).toBe(-12_000);
    await must(admin.post('/api/assign-vendor', vendors));
    expect(await ledger(1)).toBe(0);
    await must(admin.delete('/api/event', { id }));
    expect(await ledger(1)).toBe(-12_000);
  });
});

it('withheld tax needs confirmation, and a place of the closed branch can be closed later', async () => {
  const { id: place } = await must(
    admin.post('/api/place', { kind: 'cbe', name: 'CBE Adama', branchId: branch }),
  );
  const certificate = { certificate_no: 'WHT-9', certificate_date: '2026-09-20' };
  const eventId = await schedule();
  await must(admin.post('/api/withholding', { eventId, amount: 5_000, ...certificate }));
  await standard.app.createUser({ username: 'second', role: 'admin' });
  const second = await standard.app.as('second');
  const accept = {
    type: 'pending',
    action: 'accept',
    actionId: await newest('pending'),
    amount: 5_000,
  };
  await must(second.patch('/api/transactions', accept));
  await daysLater();
  const asked = { reason: 'tax_withheld', amount: 5_000 };
  expect(await close()).toEqual(refusal('5,000 Br of tax that clients withheld', asked));
  await must(admin.delete('/api/branch', { id: branch, confirm: ['TAX_WITHHELD'] }));
  const change = { id: place, kind: 'cbe', name: 'CBE Adama', branchId: branch, closed: true };
  await must(admin.patch('/api/place', change));
});
