// D125, D149
import { expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();

const schedule = async (caller: Caller, more = {}): Promise<number> =>
  (await caller.post('/api/event', buildEvent({ advance_amount: 0, ...more }))).body.event.id;
const vendorsOf = async (caller: Caller, id: number) =>
  (await caller.get(`/api/event/vendors?id=${id}`)).body.vendors;
const assign = (caller: Caller, eventId: number, vendors: number[]) =>
  caller.post('/api/assign-vendor', { eventId, vendors });

it('GET /event/vendors lists available vendors first, and a vendor paid per person is always available', async () => {
  const { admin, people } = standard;
  const early = await schedule(admin, { branchId: 1, time: '08:00' });
  const near = await schedule(admin, { branchId: 1, time: '10:00' });
  await assign(admin, early, [people.dj, people.decor]);
  expect(await vendorsOf(admin, near)).toEqual([
    expect.objectContaining({ id: people.decor, pricing: 'per-person', amount: 45, conflicts: [] }),
    expect.objectContaining({
      id: people.dj,
      conflicts: [expect.objectContaining({ id: people.dj, eventId: early, client: 'አልማዝ ተስፋዬ' })],
    }),
  ]);
  const own = await vendorsOf(admin, early);
  expect(own.map(({ conflicts }: { conflicts: unknown[] }) => conflicts)).toEqual([[], []]);
});

it('an assigned vendor keeps the agreed price, and an event without an agreement gets the current price', async () => {
  const { admin, people } = standard;
  const day = { event_date: '2026-10-10', et_date: { year: 2019, month: 1, day: 30 }, branchId: 1 };
  const agreed = await schedule(admin, day);
  const later = await schedule(admin, { ...day, time: '22:00' });
  await assign(admin, agreed, [people.dj]);
  const vendor = (await admin.get('/api/vendor')).body.vendors.find(
    ({ id }: { id: number }) => id === people.dj,
  );
  const { id, name, category, pricing, representative, contact } = vendor;
  const offer = { id, name, category, pricing, representative, contact, amount: 15_000 };
  expect((await admin.patch('/api/vendor', offer)).status).toBe(200);
  const priceIn = async (event: number) =>
    (await vendorsOf(admin, event)).find((row: { id: number }) => row.id === people.dj).amount;
  expect(await priceIn(agreed)).toBe(12_000);
  expect(await priceIn(later)).toBe(15_000);
});

it('staff see only the time of a vendor’s booking in another branch', async () => {
  const { app, admin, people } = standard;
  const day = { event_date: '2026-11-01', et_date: { year: 2019, month: 2, day: 22 } };
  const far = await schedule(admin, { ...day, branchId: 2, time: '12:00' });
  await assign(admin, far, [people.dj]);
  const hana = await app.as('hana');
  const near = await schedule(hana, { ...day, time: '14:00' });
  expect((await vendorsOf(hana, near)).at(-1).conflicts).toEqual([
    { id: people.dj, name: 'Selam DJ', event_date: '2026-11-01T12:00:00+03:00', time: '12:00' },
  ]);
  expect((await hana.get(`/api/event/vendors?id=${far}`)).status).toBe(404);
  await admin.delete('/api/event', { id: far });
  expect((await admin.get(`/api/event/vendors?id=${far}`)).status).toBe(404);
  expect((await vendorsOf(hana, near)).at(-1).conflicts).toEqual([]);
});
