// D54, D125, D149
import { expect, it, onTestFinished } from 'vitest';
import {
  buildEvent,
  type Caller,
  repeatEvent,
  standardFixture,
  standardPeople,
  startTestApp,
} from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();

const schedule = async (caller: Caller, more = {}): Promise<number> =>
  (await caller.post('/api/event', buildEvent({ advance_amount: 0, ...more }))).body.event.id;
const staffOf = async (caller: Caller, id: number) =>
  (await caller.get(`/api/event/staff?id=${id}`)).body.staff;
const assign = (caller: Caller, eventId: number, employees: number[]) =>
  caller.post('/api/assign-employee', { eventId, employees });

it('GET /event/staff lists available employees first, then by fewest events in the month', async () => {
  const { admin, people } = standard;
  const early = await schedule(admin, { branchId: 1, time: '08:00' });
  const late = await schedule(admin, { branchId: 1, time: '13:00' });
  expect(await staffOf(admin, early)).toEqual([
    expect.objectContaining({ id: people.abebe, month_events: 0, conflicts: [] }),
    expect.objectContaining({ id: people.tigist, month_events: 0, conflicts: [] }),
  ]);
  await assign(admin, early, [people.abebe]);
  const [tigist, abebe] = await staffOf(admin, late);
  expect(tigist).toMatchObject({ id: people.tigist, month_events: 0 });
  expect(tigist).not.toHaveProperty('same_day');
  expect(abebe).toMatchObject({ id: people.abebe, month_events: 1, same_day: true, conflicts: [] });
  const near = await schedule(admin, { branchId: 1, time: '10:00' });
  const busy = (await staffOf(admin, near)).at(-1);
  expect(busy).toMatchObject({
    id: people.abebe,
    conflicts: [{ id: people.abebe, eventId: early, time: '08:00', client: 'አልማዝ ተስፋዬ' }],
  });
  expect((await staffOf(admin, early))[0]).toMatchObject({ id: people.abebe, month_events: 0 });
});

it('users who may see wages get each employee’s wage for the event’s time', async () => {
  const { app, admin } = standard;
  const evening = await schedule(admin, { branchId: 1, time: '19:00' });
  const wages = (await staffOf(admin, evening)).map(({ wage }: { wage: number }) => wage);
  expect(wages.toSorted((a: number, b: number) => a - b)).toEqual([800, 900]);
  const [first] = await staffOf(await app.as('hana'), evening);
  expect(first).not.toHaveProperty('wage');
});

it('for an employee with six conflicting events, the first five are returned', async () => {
  const { admin, people } = standard;
  const day = { event_date: '2026-12-05', et_date: { year: 2019, month: 3, day: 26 }, branchId: 1 };
  const minutes = [50, 20, 10, 40, 30, 0];
  for (const minute of minutes) {
    const id = await schedule(admin, { ...day, time: `12:${String(minute).padStart(2, '0')}` });
    const assignment = { eventId: id, employees: [people.abebe], force: true };
    expect((await admin.post('/api/assign-employee', assignment)).status).toBe(200);
  }
  const busy = (await staffOf(admin, await schedule(admin, { ...day, time: '13:00' }))).at(-1);
  expect(busy).toMatchObject({ id: people.abebe, month_events: 6, same_day: true });
  expect(busy.conflicts.map(({ time }: { time: string }) => time)).toEqual([
    '12:00',
    '12:10',
    '12:20',
    '12:30',
    '12:40',
  ]);
});

it('staff see only the time of another branch’s event, and it is excluded from their totals', async () => {
  const { app, admin, people } = standard;
  const day = { event_date: '2026-11-01', et_date: { year: 2019, month: 2, day: 22 } };
  const far = await schedule(admin, { ...day, branchId: 2, time: '12:00' });
  await assign(admin, far, [people.tigist]);
  const hana = await app.as('hana');
  const near = await schedule(hana, { ...day, time: '14:00' });
  const tigist = (await staffOf(hana, near)).at(-1);
  expect(tigist).toMatchObject({ id: people.tigist, month_events: 0, same_day: true });
  expect(tigist.conflicts).toEqual([
    {
      id: people.tigist,
      name: 'ትግስት አለሙ',
      event_date: '2026-11-01T12:00:00+03:00',
      time: '12:00',
    },
  ]);
  expect((await staffOf(admin, near)).at(-1)).toMatchObject({ month_events: 1 });
  expect((await hana.get(`/api/event/staff?id=${far}`)).status).toBe(404);
  await admin.delete('/api/event', { id: far });
  expect((await admin.get(`/api/event/staff?id=${far}`)).status).toBe(404);
  expect((await staffOf(hana, near)).at(-1).conflicts).toEqual([]);
});

it(
  'staff are listed in a month with more events than a statement has parameters',
  { tags: ['long'] },
  async () => {
    // Events without a log violate the invariants.
    const app = await startTestApp();
    onTestFinished(() => app.close());
    await standardFixture(app);
    const admin = await app.as('admin');
    const people = await standardPeople(app);
    const day = { event_date: '2027-02-01', et_date: { year: 2019, month: 5, day: 24 } };
    const busy = await schedule(admin, { ...day, branchId: 1, time: '08:00' });
    await assign(admin, busy, [people.abebe]);
    const event = await schedule(admin, { ...day, branchId: 1, time: '20:00' });
    await repeatEvent(app.url, busy, 70_000);
    expect(await staffOf(admin, event)).toEqual([
      expect.objectContaining({ id: people.tigist, month_events: 0 }),
      expect.objectContaining({ id: people.abebe, month_events: 1, same_day: true }),
    ]);
  },
);
