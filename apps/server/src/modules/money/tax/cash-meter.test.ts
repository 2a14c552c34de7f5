/** Cash above the legal cap is logged, never refused. D169 */
import type { Schemas } from '@digis/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { logged, must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;
let hana: Caller;
let dawit: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
});

const schedule = async (more = {}): Promise<number> =>
  (await must(hana.post('/api/event', buildEvent({ advance_amount: 0, ...more })))).event.id;
const pay = (eventId: number, amount: number) =>
  must(dawit.post('/api/payment', { eventId, amount }));
const cashIn = (amount: number) =>
  must(dawit.post('/api/transactions', { type: 'in', amount, remark: 'Tents lent out' }));
const meter = async (eventId: number) => must(dawit.get(`/api/cash-meter?eventId=${eventId}`));
const noticed = async (action: Schemas['LogAction']) =>
  (await logged(standard.app, action)).last?.changes?.find(
    ({ field }) => field === 'above_cash_cap',
  );

it('30,000 birr in cash is below the notice, and 30,000.01 triggers it', async () => {
  const event = await schedule();
  await pay(event, 30_000);
  expect(await noticed('event.pay')).toBeUndefined();
  await pay(event, 0.01);
  expect(await noticed('event.pay')).toEqual({
    field: 'above_cash_cap',
    before: '30000',
    after: '30000.01',
  });
});

it('payments for all events of a client on one day count together, and for an event on all days', async () => {
  const [first, second] = [await schedule(), await schedule()];
  await pay(first, 20_000);
  expect(await meter(second)).toEqual({
    success: true,
    cap: 30_000,
    client_today: 20_000,
    event: 0,
  });
  await pay(second, 10_000.01);
  expect(await noticed('event.pay')).toMatchObject({ after: '30000.01' });
  standard.app.clock.advance(24 * 60);
  dawit = await standard.app.as('dawit');
  expect(await meter(second)).toMatchObject({ client_today: 0, event: 10_000.01 });
  await pay(second, 20_000);
  expect(await noticed('event.pay')).toMatchObject({ after: '30000.01' });
});

it('corrected payments do not count', async () => {
  const event = await schedule();
  const { id } = await pay(event, 30_000);
  await must(dawit.post('/api/correction', { id, should_be: 3_000, reason: 'A zero too many' }));
  expect(await meter(event)).toMatchObject({ client_today: 3_000, event: 3_000 });
});

describe('exceeding the cap is logged when', () => {
  it('a claim is accepted', async () => {
    await schedule({ advance_amount: 50_000 });
    const { data } = await must(dawit.get('/api/transactions?type=pending'));
    const accept = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 40_000 };
    await must(dawit.patch('/api/transactions', accept));
    expect(await noticed('pending.accept')).toMatchObject({ after: '40000' });
  });

  it('an advance is settled', async () => {
    await pay(await schedule(), 10_000);
    const { data } = await must(dawit.get('/api/transactions?type=advance'));
    const settle = { type: 'advance', action: 'accept', actionId: data[0].id, amount: 25_000 };
    await must(dawit.patch('/api/transactions', settle));
    expect(await noticed('advance.settle')).toMatchObject({ after: '35000' });
  });

  it('cash comes in by hand, counting that amount alone', async () => {
    await cashIn(30_000);
    expect(await noticed('cash.in')).toBeUndefined();
    await cashIn(30_000.01);
    expect(await noticed('cash.in')).toMatchObject({ after: '30000.01' });
  });
});

it('a cap of 0 disables the notice', async () => {
  const off = { name: 'cash_cap', from: '2026-01-01', value: 0, source: 'Our accountant' };
  await must(admin.post('/api/tax-rules', off));
  await cashIn(500_000);
  expect(await noticed('cash.in')).toBeUndefined();
  expect(await must(dawit.get('/api/cash-meter'))).toEqual({ success: true, cap: 0 });
});

it('the meter of an event of another branch is not found', async () => {
  const event = await schedule();
  const sara = await standard.app.as('sara');
  expect((await sara.get(`/api/cash-meter?eventId=${event}`)).status).toBe(404);
});

it('payments into a safe count as cash, whether it belongs to one branch or to all', async () => {
  const safe = async (more = {}) =>
    (await must(admin.post('/api/place', { kind: 'safe', name: 'Safe', ...more }))).id;
  const event = await schedule();
  await must(
    dawit.post('/api/payment', {
      eventId: event,
      amount: 20_000,
      place: await safe({ branchId: 1 }),
    }),
  );
  expect(await meter(event)).toMatchObject({ client_today: 20_000, event: 20_000 });
  await must(dawit.post('/api/payment', { eventId: event, amount: 15_000, place: await safe() }));
  expect(await noticed('event.pay')).toMatchObject({ after: '35000' });
});
