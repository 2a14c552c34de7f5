// D160, D171
import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;
let dawit: Caller;
let event: number;

const wedding = { packageId: 'custom', per_person: 500, num_of_people: 200 } as const;
const price = { additional_price: 0, discount_amount: 0, advance_amount: 0 };

beforeEach(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
  event = (await must(admin.post('/api/event', buildEvent({ ...wedding, ...price })))).event.id;
});

const account = async () => must(admin.get(`/api/event/account?id=${event}`));
const accept = async (caller: Caller, amount: number) => {
  const { data } = await must(admin.get('/api/transactions?type=pending&branchId=1'));
  const body = { type: 'pending', action: 'accept', actionId: data[0].id, amount };
  return caller.patch('/api/transactions', body);
};
const certificate = async (amount: number) => {
  const body = { eventId: event, amount, certificate_no: 'WHT-1', certificate_date: '2026-09-20' };
  await must(dawit.post('/api/withholding', body));
  await must(accept(admin, amount));
};
const remove = (more: object) => admin.delete('/api/event', { id: event, ...more });
const edit = async (more: object) => {
  const { version } = (await must(admin.get(`/api/event?id=${event}`))).events[0];
  const body = { ...buildEvent({ ...wedding, ...price }), id: event, version, ...more };
  return admin.patch('/api/event', body);
};

describe('a certificate is not refunded as cash', () => {
  it('by deleting the event', async () => {
    await must(dawit.post('/api/payment', { eventId: event, amount: 1_000 }));
    await certificate(30_000);
    const { status, body } = await remove({ refund: 1_000.01 });
    expect([status, body.errors, body.most]).toEqual([422, { refund: 'maximum' }, 1_000]);
    await must(remove({ refund: 1_000 }));
  });

  it.each([
    ['a lower price', { per_person: 250, paid_full: true }, 'paid_full'],
    ['a lower advance', { advance_amount: 0 }, 'advance_amount'],
  ])('by %s', async (_what, change, field) => {
    await certificate(100_000);
    const { status, body } = await edit(change);
    expect([status, body.errors, body.most]).toEqual([422, { [field]: 'minimum' }, 0]);
    expect(await account()).toMatchObject({ received: 100_000, pending: 0, total: 100_000 });
  });
});

describe('a refund of money from before the opening needs confirmation', () => {
  beforeEach(async () => {
    const figures = { dated: '2026-09-21', events: [{ id: event, amount: 40_000 }] };
    await must(admin.post('/api/opening?branchId=1', figures));
    await must(dawit.post('/api/payment', { eventId: event, amount: 5_000 }));
  });

  it('when the event is deleted', async () => {
    const { status, body } = await remove({ refund: 5_000.01 });
    expect([status, body.code, body.most]).toEqual([409, 'OPENED', 5_000]);
    await must(remove({ refund: 45_000, confirm: ['OPENED'] }));
    await must(accept(admin, 45_000));
  });

  it('when the advance is lowered', async () => {
    const { status, body } = await edit({ advance_amount: 10_000 });
    expect([status, body.code]).toEqual([409, 'OPENED']);
    await must(edit({ advance_amount: 10_000, confirm: ['OPENED'] }));
    expect(await account()).toMatchObject({ received: 45_000, pending: -35_000 });
  });
});
