// D160, I18, S22
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { buildEvent } from '#testing/factories.ts';
import { buildEmployee, buildVendor } from '#testing/people.ts';
import { must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
const piassa = 2;
let admin: Caller;
let bank: number;
let vendor: number;
let employee: number;
let event: number;

beforeEach(async () => {
  const { app } = standard;
  admin = await app.as('admin');
  bank = (await must(admin.post('/api/place', { kind: 'cbe', name: 'CBE' }))).id;
  vendor = await buildVendor(app);
  employee = await buildEmployee(app);
  const wedding = {
    packageId: 'custom' as const,
    per_person: 450,
    num_of_people: 400,
    advance_amount: 0,
    additional_price: 0,
    discount_amount: 0,
  };
  const day = { event_date: '2026-10-10', et_date: { year: 2019, month: 1, day: 30 } };
  event = (
    await must(admin.post('/api/event', buildEvent({ ...wedding, ...day, branchId: piassa })))
  ).event.id;
});

const inBox = { amount: 12_400, notes: [{ value: 200, count: 62 }] };
const figures = () => ({
  dated: '2026-09-21',
  money: [inBox, { place: bank, amount: 85_000 }],
  vendors: [{ id: vendor, amount: 6_000 }],
  employees: [{ id: employee, amount: 1_600 }],
  events: [{ id: event, amount: 40_000 }],
});
const path = `/api/opening?branchId=${piassa}`;
const open = (body: object = figures(), caller = admin) => caller.post(path, body);
const read = async () => must(admin.get(path));
const statusOf = async () =>
  (await must(admin.get(`/api/transactions?type=book&branchId=${piassa}`))).status;
const accountOf = async () => must(admin.get(`/api/event/account?id=${event}`));

describe('S22: opening a branch', () => {
  it('records what the branch has, owes and has received', async () => {
    const { opening } = await must(open());
    expect(opening).toMatchObject({
      balance: 97_400,
      owed: 7_600,
      petty: 0,
      received: 40_000,
      opening: 49_800,
      dated: '2026-09-21',
      branch: { id: piassa },
    });
    expect(await statusOf()).toMatchObject({
      balance: 97_400,
      outstanding: 7_600,
      estimate: 89_800,
      totalIn: 97_400,
      advanceCount: 1,
      places: [{ balance: 12_400 }, { place: { name: 'CBE' }, balance: 85_000 }],
    });
    expect(await accountOf()).toMatchObject({
      received: 40_000,
      left: 140_000,
      entries: [{ state: 'opened', amount: 40_000 }],
    });
    const again = await open();
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_OPENED']);
    expect(await read()).toMatchObject({ can_open: false, opening });
    expect(await standard.app.verify()).toBeNull();
  });

  it('a dry run returns the figures and saves nothing', async () => {
    const { opening } = await must(open({ ...figures(), dry_run: true }));
    expect(opening).toMatchObject({ balance: 97_400, owed: 7_600, opening: 49_800 });
    expect(await read()).toEqual({ success: true, can_open: true });
    expect(await statusOf()).toMatchObject({ balance: 0, outstanding: 0 });
  });

  it('the ledgers of its creditors show the debts', async () => {
    await must(open());
    const ledger = await must(
      admin.get(`/api/vendor-ledger?id=${vendor}&type=in&branchId=${piassa}`),
    );
    expect(ledger).toMatchObject({
      balance: 6_000,
      ledger: [{ amount: 6_000, source: 'opening' }],
    });
    const wages = await must(admin.get(`/api/employee-ledger?id=${employee}`));
    expect(wages).toMatchObject({ gain: 1_600, earned: 1_600, coming: 0 });
  });

  it('an opening petty cash is assigned to its spender and not taken from the box', async () => {
    const { users } = await must(admin.get('/api/user'));
    const spender = users.find((user: { branch_id?: number; branch?: { id: number } }) =>
      [user.branch_id, user.branch?.id].includes(piassa),
    );
    const petty = [{ spender: spender.id, amount: 3_000, reason: 'Onions' }];
    await must(open({ ...figures(), petty }));
    expect(await statusOf()).toMatchObject({ balance: 97_400 });
    const { data } = await must(admin.get(`/api/petty-cash?branchId=${piassa}`));
    expect(data).toMatchObject([{ budget: 3_000, closed: false, user: { id: spender.id } }]);
    expect(await standard.app.verify()).toBeNull();
  });
});

describe('lists', () => {
  it('the cashbook lists an opening figure on its effective day', async () => {
    await must(open({ ...figures(), dated: '2026-09-11' }));
    const rows = async (day: string) =>
      (
        await must(
          admin.get(`/api/transactions?type=book&branchId=${piassa}&from=${day}&to=${day}`),
        )
      ).data;
    expect(await rows('2026-09-11')).toMatchObject([
      { amount: 85_000, record_type: 'opening', dated: '2026-09-11' },
      { amount: 12_400 },
    ]);
    expect(await rows('2026-09-21')).toEqual([]);
  });

  it('opening figures do not count as cash received in the month', async () => {
    await must(open());
    const { months } = await must(admin.get(`/api/overview?branchId=${piassa}`));
    expect(months.at(-1)).toMatchObject({ cash_in: 0, received: 0 });
  });
});

describe('undoing an opening', () => {
  it('restores every figure, and the branch can be opened again', async () => {
    const before = [await statusOf(), await accountOf()];
    const { opening } = await must(open());
    await must(admin.delete('/api/opening', { id: opening.id }));
    const [status, account] = [await statusOf(), await accountOf()];
    expect({ ...status, places: undefined, totalIn: 0 }).toEqual({ ...before[0], totalIn: 0 });
    expect({ ...account, entries: [] }).toEqual(before[1]);
    expect(await read()).toEqual({ success: true, can_open: true });
    await must(open());
    expect(await standard.app.verify()).toBeNull();
  });

  it('is possible only once', async () => {
    const { opening } = await must(open());
    await must(admin.delete('/api/opening', { id: opening.id }));
    const again = await admin.delete('/api/opening', { id: opening.id });
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_PROCESSED']);
  });

  it.each([
    ['the box', () => ({}), 11_901],
    ['a bank', () => ({ place: bank, reference: 'FT26264ABCDE' }), 84_001],
  ])(
    'an opening whose money was spent cannot be undone or corrected: %s',
    async (_what, place, amount) => {
      const { opening } = await must(open());
      const spent = { type: 'out', amount, remark: 'Oxen', ...place() };
      await must(admin.post(`/api/transactions?branchId=${piassa}`, spent));
      const { status, body } = await admin.delete('/api/opening', { id: opening.id });
      expect([status, body.code]).toEqual([409, 'IN_USE']);
      expect((await statusOf()).balance).toBe(97_400 - amount);
      const { data } = await must(
        admin.get(`/api/transactions?type=book&branchId=${piassa}&record_type=opening`),
      );
      const figure = data.find(
        ({ amount: said }: { amount: number }) => said === ('place' in place() ? 85_000 : 12_400),
      );
      const less = { id: figure.id, should_be: 100, reason: 'Counted twice' };
      expect((await admin.post('/api/correction', less)).body.code).toBe('INSUFFICIENT_BALANCE');
    },
  );

  it('a figure is corrected like any entry, by an admin', async () => {
    const { opening } = await must(open());
    const { id } = opening.lines[0].record;
    await must(admin.post('/api/correction', { id, should_be: 12_000, reason: 'Counted again' }));
    expect(await statusOf()).toMatchObject({ balance: 97_000, totalIn: 97_000 });
    expect(await standard.app.verify()).toBeNull();
  });
});

describe('refused', () => {
  it.each([
    ['a day to come', { dated: '2026-09-22' }, { dated: 'maximum' }],
    ['the box twice', { money: [inBox, inBox] }, { 'money.1.place': 'duplicate' }],
    ['a place of nobody', { money: [{ place: 99, amount: 1 }] }, { 'money.0.place': 'notFound' }],
    ['a vendor of nobody', { vendors: [{ id: 99, amount: 1 }] }, { 'vendors.0.id': 'notFound' }],
    [
      'a spender of another branch',
      { petty: [{ spender: 1, amount: 1 }] },
      { 'petty.0.spender': 'notFound' },
    ],
    ['an event of nobody', { events: [{ id: 99, amount: 1 }] }, { 'events.0.id': 'notFound' }],
  ])('%s, at its field', async (_what, wrong, errors) => {
    const { status, body } = await open({ ...figures(), ...wrong });
    expect([status, body.code, body.errors]).toEqual([422, 'VALIDATION', errors]);
    expect(await read()).toEqual({ success: true, can_open: true });
  });

  it('more than the remaining amount of an event', async () => {
    const { status, body } = await open({
      ...figures(),
      events: [{ id: event, amount: 180_000.01 }],
    });
    expect([status, body.errors]).toEqual([422, { 'events.0.amount': 'maximum' }]);
  });

  it('a branch with a cashbook entry, and a user who is not an admin', async () => {
    const dawit = await standard.app.as('dawit');
    const staff = await dawit.post('/api/opening', { dated: '2026-09-21' });
    expect([staff.status, staff.body.code]).toEqual([409, 'ADMIN_ONLY']);
    const cash = { type: 'in', amount: 5, remark: 'Tents' };
    await must(admin.post(`/api/transactions?branchId=${piassa}`, cash));
    expect((await open()).body.code).toBe('ALREADY_OPENED');
  });
});
