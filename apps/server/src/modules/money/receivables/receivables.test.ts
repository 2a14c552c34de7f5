// D131
import { isoToEt } from '@digis/ethio-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;
let hana: Caller;

const on = (day: string, more: object = {}) =>
  buildEvent({ event_date: day, et_date: isoToEt(day), ...more });

beforeAll(async () => {
  admin = await standard.app.as('admin');
  hana = await standard.app.as('hana');
  await admin.post('/api/event', on('2026-10-05'));
  await admin.post('/api/event', on('2026-09-18', { advance_amount: 0 }));
  await admin.post('/api/event', on('2026-10-06', { paid_full: true }));
  await admin.post('/api/event', on('2026-10-07', { paid_full: true }));
  await admin.post('/api/event', on('2026-10-08', { branchId: 2, advance_amount: 0 }));
  await admin.post('/api/event', on('2026-10-09'));
  await admin.delete('/api/event', { id: 6 });
  const accept = { type: 'pending', action: 'accept', actionId: 3, amount: 220_000 };
  expect((await admin.patch('/api/transactions', accept)).status).toBe(200);
});

interface Row {
  event: { id: number; money: { left: number; waiting: number } };
  days_overdue?: number;
  reminded_at?: string;
}

describe('the list of receivables', () => {
  it('events with an unpaid or pending amount are listed, overdue first, with their totals', async () => {
    const { receivables, totals } = (await hana.get('/api/receivables')).body;
    expect(
      receivables.map(({ event: { id, money }, days_overdue }: Row) => [
        id,
        money.left,
        money.waiting,
        days_overdue,
      ]),
    ).toEqual([
      [2, 220_000, 0, 3],
      [1, 170_000, 50_000, undefined],
      [3, 0, 220_000, undefined],
    ]);
    expect(totals).toEqual({
      count: 3,
      left: 390_000,
      waiting: 270_000,
      overdue: 220_000,
      soon: 0,
    });
  });

  it('staff see the receivables of their branch, and an admin those of one branch or all', async () => {
    const ids = async (caller: Caller, query = '') =>
      (await caller.get(`/api/receivables${query}`)).body.receivables.map(
        ({ event }: Row) => event.id,
      );
    expect(await ids(await standard.app.as('sara'))).toEqual([5]);
    expect(await ids(admin)).toEqual([2, 1, 3, 5]);
    expect(await ids(admin, '?branchId=2')).toEqual([5]);
    expect((await hana.get('/api/receivables?branchId=2')).status).toBe(404);
  });
});

describe('a payment reminder', () => {
  const remind = (eventId: number) => hana.post('/api/sms', { eventId, kind: 'due' });

  it('a client is reminded once a day, even by two concurrent requests', async () => {
    const both = await Promise.all([remind(1), remind(1)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await remind(1)).body.code).toBe('ALREADY_PROCESSED');
    expect((await logged(standard.app, 'sms.send', 1)).times).toBe(1);
    const [row] = (await hana.get('/api/receivables')).body.receivables.filter(
      ({ event }: Row) => event.id === 1,
    );
    expect(row.reminded_at).toBe('2026-09-21T07:00:00.000Z');
  });

  it('the reminder uses the text from the settings with the remaining amount', async () => {
    const text = async () => {
      const { messages } = (await hana.get('/api/sms?eventId=1')).body;
      return messages.find(({ kind }: { kind: string }) => kind === 'due').text;
    };
    expect(await text()).toContain('ቀሪ ክፍያ 170,000 ብር');
    await admin.post('/api/settings', { due_message: '{client_name}: {left_money}' });
    expect(await text()).toBe('አልማዝ ተስፋዬ: 170,000');
  });

  it('no reminder is sent for an event with nothing left to pay', async () => {
    expect((await remind(3)).body.code).toBe('NOTHING_TO_PAY');
    expect((await remind(6)).status).toBe(404);
  });

  it('the client may be reminded again the next day', async () => {
    standard.app.clock.set('2026-09-21T21:30:00.000Z');
    admin = await standard.app.as('admin');
    hana = await standard.app.as('hana');
    expect((await remind(1)).status).toBe(200);
  });
});
