// D130, D171
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { buildEvent, type Caller } from '#testing/index.ts';
import { must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let dawit: Caller;
let admin: Caller;

beforeAll(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
});

const week = 'from=2026-09-15&to=2026-09-21';
const review = (query = '', caller = admin) => must(caller.get(`/api/review?${week}${query}`));
const on = (day: string, more: object = {}) =>
  buildEvent({ event_date: day, et_date: isoToEt(day), ...more });
const book = async (body: object, branch = 1) =>
  (await must(admin.post(`/api/event?branchId=${branch}`, body))).event.id as number;
const cash = (type: 'in' | 'out', amount: number, more: object = {}) =>
  must(dawit.post('/api/transactions', { type, amount, remark: 'ገበያ', ...more }));

describe('the review', () => {
  undoEach(standard);

  it('a week without incidents has empty lists', async () => {
    expect(await review()).toEqual({
      success: true,
      earned: [],
      corrected: [],
      deleted: [],
      discounted: [],
      lowered: [],
      certificates: [],
      counted: [],
    });
  });

  it('a correction shows the old and new amounts, the reason and the user', async () => {
    await cash('in', 5_000);
    const { id } = await cash('out', 4_500);
    await must(dawit.post('/api/correction', { id, should_be: 3_500, reason: 'ስህተት' }));
    const { corrected } = await review('', dawit);
    expect(corrected).toMatchObject([
      { entry: { id }, branch: { id: 1 }, remark: 'ገበያ', before: 4_500, after: 3_500 },
    ]);
    expect(corrected[0]).toMatchObject({ reason: 'ስህተት', username: 'dawit' });
    expect((await review('&branchId=2')).corrected).toEqual([]);
  });

  it('a deleted event shows its refund until it is restored', async () => {
    const id = await book(on('2026-10-01'));
    const [{ id: actionId }] = (await must(admin.get('/api/transactions?type=pending'))).data;
    const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
    await must(admin.patch('/api/transactions', accept));
    await must(admin.delete('/api/event', { id, refund: 20_000 }));
    const { deleted, discounted } = await review();
    expect(deleted).toMatchObject([{ event: { id }, refund: 20_000, username: 'admin' }]);
    expect(discounted).toEqual([]);
    await must(admin.post('/api/event/restore', { id }));
    expect((await review()).deleted).toEqual([]);
  });

  it('an event deleted twice is listed once, with the last refund', async () => {
    const id = await book(on('2026-10-01'));
    const [{ id: actionId }] = (await must(admin.get('/api/transactions?type=pending'))).data;
    const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
    await must(admin.patch('/api/transactions', accept));
    await must(admin.delete('/api/event', { id }));
    await must(admin.post('/api/event/restore', { id }));
    await must(admin.delete('/api/event', { id, refund: 10_000 }));
    const { deleted } = await review();
    expect(deleted).toHaveLength(1);
    expect(deleted).toMatchObject([{ event: { id }, refund: 10_000 }]);
  });

  it('an earlier discount changed within the period is listed', async () => {
    const body = on('2026-10-01', { discount_amount: 1_000 });
    const id = await book(body);
    const { clock } = standard.app;
    const now = clock.now().toISOString();
    onTestFinished(() => clock.set(now));
    clock.advance(8 * 24 * 60);
    const later = await standard.app.as('admin');
    const next = (caller: Caller) => must(caller.get('/api/review?from=2026-09-29&to=2026-09-29'));
    expect((await next(later)).discounted).toEqual([]);
    await must(later.patch('/api/event', { ...body, discount_amount: 3_000, id }));
    expect((await next(later)).discounted).toMatchObject([{ event: { id }, discount: 3_000 }]);
  });

  it('a discount is listed once, with its present amount and the last user who set it', async () => {
    const body = on('2026-10-01', { discount_amount: 1_000 });
    const id = await book(body);
    await book(on('2026-10-02', { discount_amount: 0 }));
    expect((await review()).discounted).toMatchObject([{ event: { id }, discount: 1_000 }]);
    const hana = await standard.app.as('hana');
    await must(hana.patch('/api/event', { ...body, discount_amount: 2_000, id }));
    expect((await review()).discounted).toMatchObject([
      { event: { id }, discount: 2_000, username: 'hana' },
    ]);
  });

  it('a total lowered after the event began is listed, whatever lowered it', async () => {
    const party = { packageId: 'custom', per_person: 500, num_of_people: 200 } as const;
    const price = { additional_price: 0, discount_amount: 0, advance_amount: 0 };
    const body = on('2026-09-16', { ...party, ...price });
    const id = await book(body);
    const next = await book(on('2026-09-30', { ...party, ...price }));
    const edit = (more: object) => must(admin.patch('/api/event', { ...body, id, ...more }));
    await edit({ num_of_people: 250 });
    expect((await review()).lowered).toEqual([]);
    await edit({ num_of_people: 40 });
    await edit({ num_of_people: 40, per_person: 400, discount_amount: 1_000 });
    const coming = { ...on('2026-09-30', { ...party, ...price }), id: next, num_of_people: 40 };
    await must(admin.patch('/api/event', coming));
    expect((await review()).lowered).toMatchObject([
      { event: { id }, before: 20_000, after: 15_000, username: 'admin' },
      { event: { id }, before: 125_000, after: 20_000 },
    ]);
  });

  it('a certificate accepted by a second user is listed with both users', async () => {
    const id = await book(on('2026-09-30', { advance_amount: 0 }));
    const certificate = { certificate_no: 'WHT-7', certificate_date: '2026-09-20' };
    await must(dawit.post('/api/withholding', { eventId: id, amount: 6_000, ...certificate }));
    expect((await review()).certificates).toEqual([]);
    const [{ id: actionId }] = (await must(admin.get('/api/transactions?type=pending'))).data;
    const accept = { type: 'pending', action: 'accept', actionId, amount: 6_000 };
    await must(admin.patch('/api/transactions', accept));
    expect((await review()).certificates).toMatchObject([
      {
        event: { id },
        amount: 6_000,
        certificate_no: 'WHT-7',
        entered_by: 'dawit',
        username: 'admin',
      },
    ]);
  });

  it('a cash shortage is listed with its amount and who counted it', async () => {
    await cash('in', 1_000);
    const counted = [{ notes: [{ value: 200, count: 3 }] }];
    await must(dawit.post('/api/close', { last_entry: 1, places: counted, remark: 'ጎደለ' }));
    expect((await review('', dawit)).counted).toMatchObject([
      { branch: { id: 1 }, day: '2026-09-21', difference: -400, username: 'dawit' },
    ]);
    const before = await must(dawit.get('/api/review?from=2026-09-14&to=2026-09-20'));
    expect(before.counted).toEqual([]);
  });

  it('another branch is not found, and event lists need View Events', async () => {
    expect((await dawit.get(`/api/review?${week}&branchId=2`)).status).toBe(404);
    expect(Object.keys(await review('', dawit)).sort()).toEqual([
      'corrected',
      'counted',
      'success',
    ]);
    const hana = await standard.app.as('hana');
    expect((await hana.get(`/api/review?${week}`)).status).toBe(403);
  });

  it('invalid days, and more than a month of them, are refused at their field', async () => {
    const errors = async (query: string) => (await dawit.get(`/api/review?${query}`)).body.errors;
    expect(await errors('from=2026-09-21&to=2026-09-15')).toEqual({ to: 'minimum' });
    expect(await errors('from=2026-02-30&to=2026-09-15')).toEqual({ from: 'format' });
    expect(await errors('from=2026-08-21&to=2026-09-21')).toEqual({ to: 'maximum' });
  });

  it('an event of the period shows its earnings after its costs', async () => {
    const id = await book(on('2026-09-25'));
    await cash('in', 5_000);
    await cash('out', 700, { eventId: id, category: 'fuel' });
    standard.app.clock.set('2026-09-25T20:00:00.000Z');
    admin = await standard.app.as('admin');
    const { earned } = await must(admin.get('/api/review?from=2026-09-20&to=2026-09-30'));
    const [event] = (await must(admin.get(`/api/event?id=${id}`))).events;
    const net = event.total;
    expect(earned).toMatchObject([
      { event: { id }, branch: { id: 1 }, net, cost: 700, profit: net - 700 },
    ]);
  });
});
