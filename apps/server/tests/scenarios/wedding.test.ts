import { afterEach, describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import {
  accept,
  book,
  done,
  eventOf,
  moveTo,
  refused,
  reject,
  settle,
  tab,
  useDays,
} from './days.ts';

const days = useDays();
const amountsOf = (rows: { amount: number }[]) => rows.map(({ amount }) => amount);
const gain = async (id: number) =>
  (await done(days.dawit.get(`/api/employee-ledger?id=${id}`))).gain;
const vendor = (type: 'in' | 'out', id: number) =>
  done(days.dawit.get(`/api/vendor-ledger?type=${type}&id=${id}`));

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

describe('Almaz’s wedding, from the first visit to the last wage', () => {
  it('S1: Hana schedules it, and nothing is booked in the cashbook yet', async () => {
    const { event } = await done(days.hana.post('/api/event', buildEvent()));
    expect(event).toMatchObject({ unit_price: 600, base: 210_000, total: 220_000, left: 170_000 });
    expect(event.event_date.slice(0, 10)).toBe('2026-10-01');
    const { event_map } = await done(days.hana.get('/api/get-calendar'));
    expect(event_map['2026-10-01'].count).toBe(1);
    expect(await book(days.dawit)).toMatchObject({ balance: 0, pendingCount: 1, advanceCount: 0 });
    const tooMany = days.hana.post('/api/event', buildEvent({ num_of_people: 1_001 }));
    expect(await refused(tooMany)).toEqual([422, 'NO_TIER']);
  });

  it('S2: Dawit accepts the advance once', async () => {
    const [pending] = await tab(days.dawit, 'pending');
    expect(pending.amount).toBe(50_000);
    await done(accept(days.dawit, pending.id, 50_000));
    expect(await book(days.dawit)).toMatchObject({
      balance: 50_000,
      totalIn: 50_000,
      totalOut: 0,
      pendingCount: 0,
      advanceCount: 1,
    });
    expect(await tab(days.dawit, 'advance')).toMatchObject([
      { settle_amount: 170_000, settle_date: '2026-10-01' },
    ]);
    const second = accept(days.dawit, pending.id, 50_000);
    expect(await refused(second)).toEqual([409, 'ALREADY_PROCESSED']);
    expect((await book(days.dawit)).balance).toBe(50_000);
  });

  it('S3: Hana staffs it, and the branch owes wages and vendor prices', async () => {
    const { abebe, tigist, dj, decor } = days.people;
    const employees = [abebe, tigist];
    await done(days.hana.post('/api/assign-employee', { eventId: 1, employees }));
    await done(days.hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj, decor] }));
    expect([await gain(abebe), await gain(tigist)]).toEqual([800, 700]);
    expect((await vendor('in', dj)).balance).toBe(12_000);
    expect((await vendor('in', decor)).balance).toBe(15_750);
    expect(await book(days.dawit)).toMatchObject({ outstanding: 29_250, estimate: 20_750 });
  });

  it('S4: it grows, and only the differences are posted', async () => {
    const grown = buildEvent({ num_of_people: 420, time: '19:00' });
    const { event } = await done(days.hana.patch('/api/event', { ...grown, id: 1 }));
    expect(event).toMatchObject({ base: 231_000, total: 241_000, left: 191_000, pending: 0 });
    const decor = await vendor('in', days.people.decor);
    expect([decor.balance, amountsOf(decor.ledger)]).toEqual([18_900, [3_150, 15_750]]);
    const tigist = await done(days.dawit.get(`/api/employee-ledger?id=${days.people.tigist}`));
    expect([tigist.gain, amountsOf(tigist.ledger)]).toEqual([900, [200, 700]]);
    expect(await book(days.dawit)).toMatchObject({
      outstanding: 32_600,
      estimate: 17_400,
      pendingCount: 0,
    });
  });

  it('S5: on the day, the client pays the remaining amount', async () => {
    await moveTo(days, '2026-10-01T18:00:00+03:00');
    expect((await done(days.hana.get('/api/get-calendar'))).today_events).toHaveLength(1);
    const [advance] = await tab(days.dawit, 'advance');
    expect(await refused(settle(days.dawit, advance.id, 191_001))).toEqual([422, 'VALIDATION']);
    await done(settle(days.dawit, advance.id, 191_000));
    expect(await book(days.dawit)).toMatchObject({ balance: 241_000, estimate: 208_400 });
    expect(await tab(days.dawit, 'advance')).toEqual([]);
    expect(await eventOf(days.hana, 1)).toMatchObject({ paid_full: true, left: 0 });
  });

  it('S6: the vendors are paid', async () => {
    const { dj, decor } = days.people;
    await done(days.dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 12_000 }));
    await done(days.dawit.patch('/api/vendor-ledger', { vendorId: decor, amount: 10_000 }));
    expect((await vendor('out', decor)).balance).toBe(8_900);
    expect(await book(days.dawit)).toMatchObject({
      balance: 219_000,
      totalOut: 22_000,
      outstanding: 10_600,
      estimate: 208_400,
    });
  });

  it('S7: the wages are paid, and no salary twice in a month', async () => {
    const { abebe, tigist } = days.people;
    const pay = (id: number, withSalary: boolean, expected?: number) =>
      days.dawit.patch('/api/employee-ledger', {
        id,
        withSalary,
        coming: false,
        ...(expected && { expected }),
      });
    // Wages are not earned before the event.
    expect(await refused(pay(abebe, false))).toEqual([409, 'NOTHING_TO_PAY']);
    await moveTo(days, '2026-10-01T20:00:00+03:00');
    await done(pay(tigist, true, 5_400));
    await done(pay(abebe, false, 800));
    expect([await gain(abebe), await gain(tigist)]).toEqual([0, 0]);
    expect(await book(days.dawit)).toMatchObject({
      balance: 212_800,
      totalOut: 28_200,
      outstanding: 8_900,
      estimate: 203_900,
    });
    expect(await refused(pay(tigist, true))).toEqual([409, 'SALARY_ALREADY_PAID']);
  });

  it('S8: Kebede spends from his petty cash, up to its balance', async () => {
    const path = '/api/petty-cash';
    const create = { type: 'create', spender: 4, budget: 10_000 };
    const { id } = await done(days.dawit.post(path, create));
    expect((await book(days.dawit)).balance).toBe(202_800);
    const spend = (amount: number) =>
      days.kebede.post(path, { type: 'spend', pettycashId: id, amount });
    const left = async () =>
      (await done(days.kebede.get(path))).data[0].pettycashtransacts[0].balance_after;
    await done(spend(3_500));
    expect(await left()).toBe(6_500);
    expect(await refused(spend(7_000))).toEqual([409, 'INSUFFICIENT_BALANCE']);
    expect(await left()).toBe(6_500);
    const add = { type: 'add_amount', pettycashId: id, amount: 5_000 };
    await done(days.dawit.patch(path, add));
    expect(await left()).toBe(11_500);
    expect(await book(days.dawit)).toMatchObject({ balance: 197_800, totalOut: 43_200 });
    expect((await done(days.dawit.delete(path, { id }))).closed).toBe(true);
    expect(await refused(days.dawit.patch(path, add))).toEqual([409, 'CLOSED']);
    expect(await refused(spend(1))).toEqual([409, 'CLOSED']);
    expect((await done(days.dawit.delete(path, { id }))).closed).toBe(false);
    const all = await Promise.all(Array.from({ length: 10 }, () => spend(2_000)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await left()).toBe(1_500);
  });

  it('S9: an event in the thirteenth month is cancelled with a refund, and restored', async () => {
    const pagume = buildEvent({
      packageId: 'custom',
      per_person: 500,
      num_of_people: 80,
      advance_amount: 10_000,
      additional_price: 0,
      discount_amount: 0,
      event_date: '2027-09-11',
      et_date: { year: 2019, month: 13, day: 6 },
      time: '13:00',
    });
    const { event } = await done(days.hana.post('/api/event', pagume));
    expect(event.total).toBe(40_000);
    await done(accept(days.dawit, (await tab(days.dawit, 'pending'))[0].id, 10_000));
    expect(await book(days.dawit)).toMatchObject({ balance: 207_800, advanceCount: 1 });
    await done(days.admin.delete('/api/event', { id: event.id, refund: 4_000 }));
    expect((await days.hana.get(`/api/event?id=${event.id}`)).status).toBe(404);
    expect(await book(days.dawit)).toMatchObject({ pendingCount: 1, advanceCount: 0 });
    const [refund] = await tab(days.dawit, 'pending');
    expect(refund).toMatchObject({ transact_type: 'out', amount: 4_000 });
    await done(accept(days.dawit, refund.id, 4_000));
    expect(await book(days.dawit)).toMatchObject({
      balance: 203_800,
      totalIn: 251_000,
      totalOut: 47_200,
      estimate: 194_900,
    });
    await done(days.admin.post('/api/event/restore', { id: event.id }));
    expect(await eventOf(days.hana, event.id)).toMatchObject({ left: 34_000, received: 6_000 });
  });

  it('S10: Sara’s entries in Piassa change nothing in Bole', async () => {
    const before = await book(days.dawit);
    const graduation = buildEvent({
      branchId: 2,
      packageId: 'custom',
      per_person: 60_000,
      is_fixed: true,
      paid_full: true,
      advance_amount: 0,
      additional_price: 0,
      discount_amount: 0,
      event_date: '2026-11-29',
      et_date: { year: 2019, month: 3, day: 20 },
      time: '12:30',
    });
    await done(days.sara.post('/api/event', graduation));
    const [pending] = await tab(days.sara, 'pending', 2);
    expect(pending.amount).toBe(60_000);
    await done(accept(days.sara, pending.id, 60_000));
    expect((await book(days.sara, 2)).balance).toBe(60_000);
    expect(await book(days.dawit)).toEqual(before);
    expect((await days.sara.get('/api/event?id=1')).status).toBe(404);
    expect((await accept(days.sara, 1, 1)).status).toBe(404);
    const everywhere = (await done(days.admin.get('/api/transactions?type=book'))).status;
    expect(everywhere.balance).toBe(263_800);
    const cash = { amount: 1, type: 'in', remark: 'Where to?' };
    expect(await refused(days.admin.post('/api/transactions', cash))).toEqual([
      422,
      'BRANCH_REQUIRED',
    ]);
  });
});

describe('other decisions of the cashier (S2)', () => {
  it('accepting 45,000 makes that amount the advance', async () => {
    const { event } = await done(days.hana.post('/api/event', buildEvent()));
    await done(accept(days.dawit, (await tab(days.dawit, 'pending'))[0].id, 45_000));
    const after = await eventOf(days.hana, event.id);
    expect(after).toMatchObject({ advance_amount: 45_000, left: 175_000 });
  });

  it('rejecting the payment leaves no claim', async () => {
    const { event } = await done(days.hana.post('/api/event', buildEvent()));
    await done(reject(days.dawit, (await tab(days.dawit, 'pending'))[0].id));
    const after = await eventOf(days.hana, event.id);
    expect(after).toMatchObject({ advance_amount: 0, received: 0, left: 220_000 });
  });
});
