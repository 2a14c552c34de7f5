import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { logged, undoEach, useStaffedApp } from '#testing/use-test-app.ts';
import { smsOutbox } from '#db/tables/events.ts';

const standard = useStaffedApp();
undoEach(standard);
let dawit: Caller;
let admin: Caller;

beforeEach(async () => {
  standard.app.clock.set('2026-09-21T10:00:00+03:00');
  dawit = await standard.app.as('dawit');
  admin = await standard.app.as('admin');
});

async function bookedEvent(): Promise<number> {
  const { people } = standard;
  const { event } = (await admin.post('/api/event', buildEvent({ advance_amount: 10_000 }))).body;
  await resolve('accept', 10_000);
  const eventId = event.id;
  await admin.post('/api/assign-employee', { eventId, employees: [people.abebe], force: true });
  await admin.post('/api/assign-vendor', { eventId, vendors: [people.decor] });
  return eventId;
}

async function resolve(action: 'accept' | 'reject', amount?: number): Promise<void> {
  const { data } = (await dawit.get('/api/transactions?type=pending')).body;
  const body = { type: 'pending', action, actionId: data[0].id, amount };
  expect((await dawit.patch('/api/transactions', body)).status).toBe(200);
}

const status = async () => (await dawit.get('/api/transactions?type=book')).body.status;
const cancel = (id: number, refund?: number, caller = admin) =>
  caller.delete('/api/event', { id, ...(refund !== undefined && { refund }) });
const restore = (id: number) => admin.post('/api/event/restore', { id });
const reminder = async (id: number) => {
  const { db } = standard.app;
  const rows = await db.select().from(smsOutbox).where(eq(smsOutbox.event_id, id));
  return rows.find(({ kind }) => kind === 'reminder')?.state;
};

describe('cancelling an event (scenario S9)', () => {
  // D42
  it('deleting an event reverses its costs, keeps the deposit and requests the refund', async () => {
    const id = await bookedEvent();
    expect(await status()).toMatchObject({ balance: 10_000, advanceCount: 1, outstanding: 16_550 });
    expect((await cancel(id, 10_000.01)).body.errors).toEqual({ refund: 'maximum' });
    expect((await cancel(id, 4_000)).status).toBe(200);
    expect(await status()).toMatchObject({
      balance: 10_000,
      pendingCount: 1,
      advanceCount: 0,
      outstanding: 0,
    });
    expect((await admin.get(`/api/event?id=${id}`)).status).toBe(404);
    const [gone] = (await admin.get('/api/event?deleted=1')).body.events;
    expect(gone).toMatchObject({ id, pending: -4_000, deletedAt: '2026-09-21T07:00:00.000Z' });
    expect(await reminder(id)).toBe('cancelled');
    expect((await logged(standard.app, 'event.delete', id)).times).toBe(1);
  });

  it('an approved refund is paid, and the restored event has the remainder to pay', async () => {
    const id = await bookedEvent();
    await cancel(id, 4_000);
    await resolve('accept', 4_000);
    expect(await status()).toMatchObject({ balance: 6_000, totalOut: 4_000 });
    expect((await restore(id)).status).toBe(200);
    const [event] = (await admin.get(`/api/event?id=${id}`)).body.events;
    expect(event).toMatchObject({ advance_amount: 6_000, received: 6_000, left: 214_000 });
    expect(await status()).toMatchObject({ advanceCount: 1, outstanding: 16_550 });
    expect(await reminder(id)).toBe('not configured');
    expect((await restore(id)).body.code).toBe('ALREADY_PROCESSED');
  });

  it('restoring an event voids an open refund', async () => {
    const id = await bookedEvent();
    await cancel(id, 6_000);
    await restore(id);
    expect(await status()).toMatchObject({ balance: 10_000, pendingCount: 0, advanceCount: 1 });
  });

  it('deleting an event voids its open claim', async () => {
    const { event } = (await admin.post('/api/event', buildEvent())).body;
    expect((await cancel(event.id)).status).toBe(200);
    expect((await status()).pendingCount).toBe(0);
    expect((await cancel(event.id)).status).toBe(404);
  });
});

describe('an event that has begun (D143)', () => {
  const slip = buildEvent({
    event_date: '2026-09-08',
    et_date: { year: 2018, month: 13, day: 3 },
    time: '15:00',
  });

  it('an admin deletes a begun event while no payment for it is approved', async () => {
    const { event } = (await admin.post('/api/event', slip)).body;
    await standard.app.createUser({ username: 'meron', branch_id: 1, access: ['Delete Event'] });
    const staff = await cancel(event.id, undefined, await standard.app.as('meron'));
    expect([staff.status, staff.body.code]).toEqual([409, 'PAST_EVENT']);
    expect((await cancel(event.id)).status).toBe(200);
    expect((await admin.get(`/api/event?id=${event.id}`)).status).toBe(404);
  });

  it('a begun event cannot be deleted once a payment was approved, even if fully refunded', async () => {
    const { event } = (await admin.post('/api/event', slip)).body;
    await resolve('accept', 50_000);
    const { version } = (await admin.get(`/api/event?id=${event.id}`)).body.events[0];
    await admin.patch('/api/event', { ...slip, id: event.id, version, advance_amount: 0 });
    await resolve('accept', 50_000);
    const { received } = (await admin.get(`/api/event?id=${event.id}`)).body.events[0];
    expect(received).toBe(0);
    expect((await cancel(event.id)).body.code).toBe('PAST_EVENT');
  });
});

describe('an event that cannot be cancelled', () => {
  it('an event of another branch is not found, and a begun event with an approved payment is not deleted', async () => {
    const { app } = standard;
    const access = ['Delete Event'] as const;
    await app.createUser({ username: 'lily', branch_id: 2, access });
    const id = await bookedEvent();
    expect((await cancel(id, 0, await app.as('lily'))).status).toBe(404);
    app.clock.set('2026-10-01T15:00:00+03:00');
    admin = await app.as('admin');
    const late = await cancel(id);
    expect([late.status, late.body.code]).toEqual([409, 'PAST_EVENT']);
  });
});
