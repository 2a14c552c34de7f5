/** Reports in cases that scenario S18 leaves out. D130 */
import { beforeAll, describe, expect, it } from 'vitest';
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

const month = 'from=2026-09-11&to=2026-10-10';
const report = async (query = '', caller = dawit) =>
  must(caller.get(`/api/reports?${month}${query}`));
const book = (body: object, branch = 1) => must(admin.post(`/api/event?branchId=${branch}`, body));

/** Books the event of S1 and receives its advance. */
async function receive(more: Parameters<typeof buildEvent>[0] = {}): Promise<number> {
  const { event } = await book(buildEvent(more));
  const [{ id }] = (await admin.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId: id, amount: 50_000 };
  await must(admin.patch('/api/transactions', accept));
  return event.id;
}
const cash = (type: 'in' | 'out', amount: number, more: object = {}) =>
  must(dawit.post('/api/transactions', { type, amount, remark: 'ገበያ', ...more }));

describe('a report', () => {
  undoEach(standard);

  it('staff see their own branch, an admin any or all, and users without View Balance none', async () => {
    await receive();
    await receive({ branchId: 2 });
    expect((await report()).summary).toMatchObject({ events: 1, received: 50_000 });
    expect((await report('', admin)).summary).toMatchObject({ events: 2, received: 100_000 });
    expect((await report('&branchId=2', admin)).summary).toMatchObject({ events: 1 });
    expect((await dawit.get(`/api/reports?${month}&branchId=2`)).status).toBe(404);
    const hana = await standard.app.as('hana');
    expect((await hana.get(`/api/reports?${month}`)).status).toBe(403);
  });

  it('an invalid period is refused at its field', async () => {
    const errors = async (query: string) => (await dawit.get(`/api/reports?${query}`)).body.errors;
    expect(await errors('from=2026-10-10&to=2026-09-11')).toEqual({ to: 'minimum' });
    expect(await errors('from=2026-02-30&to=2026-09-11')).toEqual({ from: 'format' });
    expect(await errors('from=2006-09-11&to=2026-09-11')).toEqual({ to: 'maximum' });
    expect(await errors('from=2026-09-11')).toEqual({ to: 'required' });
  });

  it('the due amount includes the tax, and the booked amount excludes it', async () => {
    await must(admin.post('/api/settings', { vat: 'on_top' }));
    await receive();
    const { summary } = await report();
    expect(summary).toMatchObject({ booked: 220_000, due: 203_000, received: 50_000 });
    const { vat } = await report('&by=vat');
    expect(vat).toEqual([{ year: 2019, month: 1, net: 220_000, vat: 33_000, total: 253_000 }]);
  });

  it('the kept payment of a deleted event is other income, and its costs are other expenses', async () => {
    const id = await receive();
    await cash('out', 700, { eventId: id, category: 'fuel' });
    expect((await report()).summary).toMatchObject({ cost: 700, other: 0 });
    await must(admin.delete('/api/event', { id, refund: 20_000 }));
    const [refund] = (await admin.get('/api/transactions?type=pending')).body.data;
    const accept = { type: 'pending', action: 'accept', actionId: refund.id, amount: 20_000 };
    await must(admin.patch('/api/transactions', accept));
    const { summary } = await report();
    const other = -29_300;
    expect(summary).toMatchObject({
      events: 0,
      booked: 0,
      due: 0,
      cost: 0,
      received: 30_000,
      other,
    });
    expect(summary.result).toBe(-other);
    expect((await report('&by=categories')).other).toEqual([
      { kind: 'spent', category: 'fuel', amount: 700 },
      { kind: 'kept', amount: -30_000 },
    ]);
  });

  it('other is cash out minus cash in by hand, after corrections', async () => {
    await cash('out', 4_500, { category: 'rent' });
    await cash('in', 300);
    const { id } = await cash('out', 100);
    await must(dawit.post('/api/correction', { id, should_be: 40, reason: 'ስህተት' }));
    expect((await report()).summary).toMatchObject({ other: 4_240, result: -4_240 });
    expect((await report('&by=categories')).other).toEqual([
      { kind: 'spent', category: 'rent', amount: 4_500 },
      { kind: 'spent', category: 'other', amount: 40 },
      { kind: 'came_in', amount: -300 },
    ]);
  });

  it('the current month is compared up to the present day', async () => {
    await receive();
    await book(buildEvent({ event_date: '2026-10-11', et_date: isoToEt('2026-10-11') }));
    const { compared } = await report();
    expect(compared.now).toMatchObject({ from: '2026-09-11', to: '2026-09-21', events: 0 });
    expect(compared.before).toMatchObject({ from: '2025-09-11', to: '2025-09-21' });
    const { body } = await dawit.get('/api/reports?from=2026-10-11&to=2026-11-09');
    expect(body.summary).toMatchObject({ events: 1 });
    expect(body).not.toHaveProperty('compared');
  });

  it('money counts on its day in Addis Ababa, and a place opens with the previous day’s closing', async () => {
    await cash('in', 300);
    standard.app.clock.set('2026-10-10T20:59:00.000Z');
    dawit = await standard.app.as('dawit');
    await cash('in', 20);
    standard.app.clock.set('2026-10-10T21:00:00.000Z');
    await cash('out', 1);
    expect((await report()).summary).toMatchObject({ other: -320 });
    const places = async (days: string) =>
      (await must(dawit.get(`/api/reports?${days}&by=places`))).places;
    expect(await places('from=2026-10-10&to=2026-10-10')).toMatchObject([
      { opening: 300, in: 20, out: 0, closing: 320 },
    ]);
    expect(await places('from=2026-10-11&to=2026-10-11')).toMatchObject([
      { opening: 320, in: 0, out: 1, closing: 319 },
    ]);
    expect(await places('from=2026-10-12&to=2026-10-12')).toMatchObject([
      { opening: 319, in: 0, out: 0, closing: 319 },
    ]);
    expect(await places('from=2026-09-01&to=2026-09-02')).toEqual([]);
  });
});
