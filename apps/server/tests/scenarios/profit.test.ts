import { afterEach, describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { accept, book, done, moveTo, settle, tab, useDays } from './days.ts';

const days = useDays();
const result = async (caller = days.dawit) =>
  (await done(caller.get('/api/event/account?id=1'))).result;

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

async function playToS7(): Promise<void> {
  const { abebe, tigist, dj, decor } = days.people;
  await done(days.hana.post('/api/event', buildEvent()));
  const [pending] = await tab(days.dawit, 'pending');
  await done(accept(days.dawit, pending.id, 50_000));
  await done(days.hana.post('/api/assign-employee', { eventId: 1, employees: [abebe, tigist] }));
  await done(days.hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj, decor] }));
  const grown = buildEvent({ num_of_people: 420, time: '19:00' });
  await done(days.hana.patch('/api/event', { ...grown, id: 1 }));
  await moveTo(days, '2026-10-01T18:00:00+03:00');
  const [advance] = await tab(days.dawit, 'advance');
  await done(settle(days.dawit, advance.id, 191_000));
  await done(days.dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 12_000 }));
  await done(days.dawit.patch('/api/vendor-ledger', { vendorId: decor, amount: 10_000 }));
  await moveTo(days, '2026-10-01T20:00:00+03:00');
  for (const [id, withSalary] of [
    [tigist, true],
    [abebe, false],
  ]) {
    await done(days.dawit.patch('/api/employee-ledger', { id, withSalary, coming: false }));
  }
}

describe('the profit of a wedding', () => {
  it('S17: it is the net price minus wages and vendors, paid or not', async () => {
    await playToS7();
    const admin = await result(days.admin);
    expect(admin).toEqual({
      net: 241_000,
      costs: [
        { kind: 'wages', amount: 1_700 },
        { kind: 'vendors', amount: 30_900 },
      ],
      cost: 32_600,
      profit: 208_400,
      margin: 86.5,
    });
  });

  it('S17: Kebede’s spending on it lowers the profit, and a correction raises it again', async () => {
    const path = '/api/petty-cash';
    const { id } = await done(
      days.dawit.post(path, { type: 'create', spender: 4, budget: 10_000 }),
    );
    const spent = { type: 'spend', pettycashId: id, eventId: 1, category: 'food' };
    const { transaction_id } = await done(days.kebede.post(path, { ...spent, amount: 4_500 }));
    expect(await result(days.admin)).toMatchObject({ cost: 37_100 });
    const correction = { id: transaction_id, should_be: 3_500, reason: 'ስህተት' };
    await done(days.dawit.post('/api/correction', correction));
    expect(await result(days.admin)).toMatchObject({
      costs: [{}, {}, { kind: 'tagged', category: 'food', amount: 3_500 }],
      cost: 36_100,
      profit: 204_900,
      margin: 85,
    });
    await done(days.dawit.patch(path, { type: 'add_amount', amount: 5_000, pettycashId: id }));
    expect((await book(days.dawit)).balance).toBe(197_800);
  });

  it('S18: the report of Bole for Meskerem to Tikimt, and for Tikimt alone', async () => {
    const report = async (query: string, caller = days.dawit) =>
      done(caller.get(`/api/reports?branchId=1&${query}`));
    const bole = await report('from=2026-09-11&to=2026-11-09');
    const summary = {
      events: 1,
      guests: 420,
      booked: 241_000,
      due: 0,
      received: 241_000,
      cost: 36_100,
      profit: 204_900,
      margin: 85,
      other: 4_500,
      result: 200_400,
    };
    expect(bole).toMatchObject({ from: '2026-09-11', to: '2026-11-09', summary });
    const none = { events: 0, booked: 0, received: 0, cost: 0, other: 0, result: 0 };
    expect(bole.compared).toMatchObject({
      now: { from: '2026-09-11', to: '2026-10-01', ...summary },
      before: { from: '2025-09-11', to: '2025-10-01', ...none },
    });
    expect(await report('from=2026-10-11&to=2026-11-09', days.admin)).toEqual({
      success: true,
      from: '2026-10-11',
      to: '2026-11-09',
      summary: { guests: 0, due: 0, profit: 0, ...none },
    });
    const { months } = await report('from=2026-09-11&to=2026-11-09&by=months');
    expect(months).toMatchObject([
      { year: 2019, month: 1, from: '2026-09-11', to: '2026-10-10', ...summary },
      { year: 2019, month: 2, from: '2026-10-11', to: '2026-11-09', ...none },
    ]);
  });

  it('S18: the report by package, place, cost and other cost', async () => {
    const part = async (by: string) =>
      done(days.dawit.get(`/api/reports?from=2026-09-11&to=2026-10-10&by=${by}`));
    expect((await part('packages')).packages).toEqual([
      { id: 1, name: 'Wedding Gold', events: 1, guests: 420, booked: 241_000 },
    ]);
    const box = { opening: 0, in: 241_000, out: 43_200, transferred: 0, closing: 197_800 };
    expect((await part('places')).places).toEqual([
      { branch: { id: 1, name: 'Bole' }, place: { kind: 'box' }, ...box },
    ]);
    expect(await part('categories')).toMatchObject({
      categories: [
        { kind: 'vendors', amount: 30_900 },
        { kind: 'tagged', category: 'food', amount: 3_500 },
        { kind: 'wages', amount: 1_700 },
      ],
      other: [{ kind: 'salaries', amount: 4_500 }],
    });
    expect((await part('vat')).vat).toEqual([{ year: 2019, month: 1, net: 0, vat: 0, total: 0 }]);
  });

  it('S17: a user without View Balance sees no profit', async () => {
    expect(await result(days.hana)).toBeUndefined();
    expect(await result(days.admin)).toBeDefined();
  });
});
