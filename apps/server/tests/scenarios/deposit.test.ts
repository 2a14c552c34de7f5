import { afterEach, describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { book, done, settle, tab, useDays } from './days.ts';

const days = useDays();
const rent = { amount: 2_000, type: 'out', remark: 'Tent rental', isAdvance: true };

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

describe('a deposit for a tent (S12)', () => {
  it('a deposit with a known outstanding amount is settled in parts', async () => {
    await done(days.dawit.post('/api/transactions', { ...rent, settle_amount: 6_000 }));
    expect((await book(days.dawit)).outstanding).toBe(6_000);
    const [row] = await tab(days.dawit, 'advance');
    await done(settle(days.dawit, row.id, 2_500));
    expect(await tab(days.dawit, 'advance')).toMatchObject([{ settle_amount: 3_500 }]);
    await done(settle(days.dawit, row.id, 3_500));
    expect(await tab(days.dawit, 'advance')).toEqual([]);
    expect((await book(days.dawit)).totalOut).toBe(8_000);
  });

  it('a deposit with an unknown outstanding amount is settled by any amount', async () => {
    await done(days.dawit.post('/api/transactions', rent));
    const [row] = await tab(days.dawit, 'advance');
    expect(row.settle_amount).toBeUndefined();
    await done(settle(days.dawit, row.id, 1_234.5));
    expect(await tab(days.dawit, 'advance')).toEqual([]);
  });
});

describe('repeated submissions (S11)', () => {
  it('a second Save after a lost answer creates one event', async () => {
    const key = { 'Idempotency-Key': 'submit-0001' };
    const first = await done(days.hana.post('/api/event', buildEvent(), key));
    const second = await done(days.hana.post('/api/event', buildEvent(), key));
    expect(second).toEqual(first);
    expect((await done(days.hana.get('/api/event'))).events).toHaveLength(1);
  });

  it('a second press of the cashier moves the money once', async () => {
    const key = { 'Idempotency-Key': 'accept-0001' };
    const [pending] = await tab(days.dawit, 'pending');
    const body = { type: 'pending', action: 'accept', actionId: pending.id, amount: 50_000 };
    const before = (await book(days.dawit)).balance;
    const first = await done(days.dawit.patch('/api/transactions', body, key));
    expect(await done(days.dawit.patch('/api/transactions', body, key))).toEqual(first);
    expect((await book(days.dawit)).balance).toBe(before + 50_000);
  });
});
