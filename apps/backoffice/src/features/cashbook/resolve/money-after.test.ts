import { expect, test } from 'vitest';
import type { CashRecord } from '../cashbook-data.ts';
import { moneyAfter } from './money-after.ts';

const recordOf = (
  money: { total: number; received: number; waiting: number; left: number },
  more: Partial<CashRecord> = {},
): CashRecord => ({
  id: 1,
  amount: 50_000,
  transact_type: 'in',
  createdAt: '2026-09-21T07:00:00.000Z',
  event: {
    id: 1,
    event_date: '2026-10-01T15:00:00+03:00',
    et_date: { year: 2019, month: 1, day: 21 },
    client: { id: 1, full_name: 'A', phone_number: '0911223344', secondary_phone: '0911223344' },
    money,
  },
  ...more,
});
const booked = { total: 220_000, received: 0, waiting: 50_000, left: 170_000 };

// D142
test.each([
  ['accepted whole', 50_000, { received: 50_000, waiting: 0, left: 170_000 }],
  ['accepted in part', 45_000.5, { received: 45_000.5, waiting: 0, left: 174_999.5 }],
  ['rejected', 0, { received: 0, waiting: 0, left: 220_000 }],
])('a payment that is %s leaves sums that add up to the total', (_what, taken, after) => {
  expect(moneyAfter(recordOf(booked), { type: 'pending', taken })).toEqual({
    total: 220_000,
    ...after,
  });
});

test('a settlement lowers the amount left', () => {
  const money = { total: 220_000, received: 50_000, waiting: 0, left: 170_000 };
  expect(moneyAfter(recordOf(money), { type: 'advance', taken: 70_000 })).toEqual({
    total: 220_000,
    received: 120_000,
    waiting: 0,
    left: 100_000,
  });
});

test('an accepted refund lowers the amount received', () => {
  const money = { total: 220_000, received: 60_000, waiting: -10_000, left: 170_000 };
  const refund = recordOf(money, { amount: 10_000, transact_type: 'out' });
  expect(moneyAfter(refund, { type: 'pending', taken: 10_000 })).toEqual({
    total: 220_000,
    received: 50_000,
    waiting: 0,
    left: 170_000,
  });
});

test('an event whose sums do not add up shows no sums after the payment', () => {
  const deleted = { total: 220_000, received: 50_000, waiting: -50_000, left: 0 };
  expect(moneyAfter(recordOf(deleted), { type: 'pending', taken: 1 })).toBeUndefined();
});
