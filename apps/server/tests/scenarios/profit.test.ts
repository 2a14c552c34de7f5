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
  it('S17: it is the price without tax, less wages and vendors, paid or not', async () => {
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

  it('S17: what Kebede spends for it lowers it, and a correction raises it again', async () => {
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

  it('S17: who may not see the balance sees no profit', async () => {
    expect(await result(days.hana)).toBeUndefined();
    expect(await result(days.admin)).toBeDefined();
  });
});
