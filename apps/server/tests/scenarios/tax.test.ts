import { isoToEt } from '@digis/ethio-date';
import { afterEach, describe, expect, it } from 'vitest';
import { proposedWithholding } from '@digis/domain';
import { buildEvent } from '../../testing/index.ts';
import { book, done, useDays } from './days.ts';

const days = useDays();

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

const schedule = async (more: Parameters<typeof buildEvent>[0]) =>
  (
    await done(
      days.hana.post(
        '/api/event',
        buildEvent({
          packageId: 'custom',
          num_of_people: 200,
          additional_price: 0,
          discount_amount: 0,
          advance_amount: 0,
          ...more,
        }),
      ),
    )
  ).event;

describe('tax (S24)', () => {
  it('on_top: 115,000 are paid by a certificate of 3,000 and 112,000 in money', async () => {
    await done(days.admin.post('/api/settings', { vat: 'on_top' }));
    const event = await schedule({ per_person: 500 });
    expect(event).toMatchObject({ net: 100_000, vat: 15_000, total: 115_000, left: 115_000 });
    const { rules } = await done(days.dawit.get('/api/tax-rules'));
    expect(proposedWithholding(rules, { net: event.net, day: '2026-10-01' })).toBe(3_000);
    const before = (await book(days.dawit)).balance;
    await done(
      days.dawit.post('/api/withholding', {
        eventId: event.id,
        amount: 3_000,
        certificate_no: 'WHT-0419',
        certificate_date: '2026-09-21',
      }),
    );
    // Before the event, a second user must accept a certificate.
    const { data } = await done(days.admin.get('/api/transactions?type=pending&branchId=1'));
    expect(data).toMatchObject([{ type: 'certificate', amount: 3_000, username: 'dawit' }]);
    const accept = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 3_000 };
    expect((await days.dawit.patch('/api/transactions', accept)).body.code).toBe('SELF_APPROVAL');
    await done(days.admin.patch('/api/transactions', accept));
    await done(days.dawit.post('/api/payment', { eventId: event.id, amount: 112_000 }));
    const account = await done(days.hana.get(`/api/event/account?id=${event.id}`));
    expect(account).toMatchObject({ received: 115_000, left: 0 });
    expect((await book(days.dawit)).balance).toBe(before + 112_000);
  });

  it('included: of 220,000, the net price is 191,304.35 and the tax 28,695.65', async () => {
    await done(days.admin.post('/api/settings', { vat: 'included' }));
    expect(await schedule({ per_person: 1_100 })).toMatchObject({
      net: 191_304.35,
      vat: 28_695.65,
      total: 220_000,
    });
  });

  it('for an event of Sene 2017, the proposed withholding is 2 %', async () => {
    const { rules } = await done(days.dawit.get('/api/tax-rules'));
    const day = '2025-06-20';
    expect(isoToEt(day)).toMatchObject({ year: 2017, month: 10 });
    expect(proposedWithholding(rules, { net: 100_000, day })).toBe(2_000);
    expect(proposedWithholding(rules, { net: 3_000, day })).toBe(0);
  });

  it('cash of 30,000 is not noted in the log, and 30,000.01 is', async () => {
    const event = await schedule({
      per_person: 1_000,
      client: { name: 'ሜጋ', primary_phone: '0911000900', secondary_phone: '0911000900' },
    });
    const notices = async () => {
      const { logs } = await done(days.admin.get('/api/action-logs?topic=money'));
      return JSON.stringify(logs).split('above_cash_cap').length;
    };
    const before = await notices();
    await done(days.dawit.post('/api/payment', { eventId: event.id, amount: 30_000 }));
    expect(await notices()).toBe(before);
    await done(days.dawit.post('/api/payment', { eventId: event.id, amount: 0.01 }));
    expect(await notices()).toBe(before + 1);
  });
});
