import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { logged, undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);

async function staffed(day: number, branchId = 1) {
  const { admin, people } = standard;
  const event_date = `2026-10-${String(10 + day).padStart(2, '0')}`;
  const et_date = { year: 2019, month: 1, day: 30 + day };
  const date = et_date.day > 30 ? { year: 2019, month: 2, day: et_date.day - 30 } : et_date;
  const event = buildEvent({ event_date, et_date: date, branchId });
  const eventId = (await admin.post('/api/event', event)).body.event.id;
  const body = { vendors: [people.dj, people.decor], eventId, force: true };
  expect((await admin.post('/api/assign-vendor', body)).status).toBe(200);
  return eventId;
}

describe('deliverables', () => {
  // D1
  it('deliverables are the vendor assignments of the branch’s upcoming events, by date', async () => {
    const { app, admin, people } = standard;
    const [late, early] = [await staffed(5), await staffed(2)];
    await staffed(3, 2);
    const dawit = await app.as('dawit');
    const { deliverables } = (await dawit.get('/api/deliverables')).body;
    const briefly = deliverables.map((row: { eventId: number; total: number }) => [
      row.eventId,
      row.total,
    ]);
    expect(briefly).toEqual([
      [early, 12_000],
      [early, 15_750],
      [late, 12_000],
      [late, 15_750],
    ]);
    const all = (await admin.get('/api/deliverables')).body.deliverables;
    expect(all).toHaveLength(6);
    const piassa = (await admin.get(`/api/deliverables?branchId=2&vendorId=${people.dj}`)).body;
    expect(piassa.deliverables).toHaveLength(1);
    expect((await dawit.get('/api/deliverables?branchId=2')).status).toBe(404);
    expect((await dawit.get('/api/deliverables?to=2026-10-12')).body.deliverables).toHaveLength(2);
    expect((await dawit.get('/api/deliverables?from=2026-10-16')).body.deliverables).toEqual([]);
  });

  it('delivered can be set and unset, and each change is logged once', async () => {
    const { app } = standard;
    await staffed(2);
    const dawit = await app.as('dawit');
    const [first] = (await dawit.get('/api/deliverables')).body.deliverables;
    const tick = (delivered: boolean) =>
      dawit.patch('/api/deliverables', { assignmentId: first.id, delivered });
    await tick(true);
    expect((await tick(true)).status).toBe(200);
    expect((await dawit.get('/api/deliverables')).body.deliverables[0].delivered).toBe(true);
    expect((await logged(app, 'delivery.mark')).times).toBe(1);
    await tick(false);
    expect((await logged(app, 'delivery.unmark')).times).toBe(1);
  });

  it('PATCH of a deliverable of another branch, or of one that does not exist, is answered with 404', async () => {
    const { app, admin } = standard;
    await staffed(3, 2);
    const [far] = (await admin.get('/api/deliverables?branchId=2')).body.deliverables;
    const dawit = await app.as('dawit');
    for (const assignmentId of [far.id, 99_999]) {
      const { status } = await dawit.patch('/api/deliverables', { assignmentId, delivered: true });
      expect(status).toBe(404);
    }
  });

  it('the next page of deliverables begins where the previous page ended', async () => {
    const { admin } = standard;
    for (let day = 1; day <= 13; day += 1) await staffed(day);
    const first = (await admin.get('/api/deliverables')).body;
    expect(first.deliverables).toHaveLength(20);
    const second = (await admin.get(`/api/deliverables?cursor=${first.next}`)).body;
    const ids = [...first.deliverables, ...second.deliverables].map((row) => row.id);
    expect(new Set(ids).size).toBe(26);
    expect((await admin.get('/api/deliverables?cursor=xx')).body.errors).toEqual({
      cursor: 'malformed',
    });
  });
});
