import { beforeAll, describe, expect, it } from 'vitest';
import { buildEmployee, buildEvent, type Caller } from '#testing/index.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { logged, undoEach, useStaffedApp } from '#testing/use-test-app.ts';
import { entries } from '#db/tables/journal.ts';

const standard = useStaffedApp();
const begun = '2026-10-01T15:00:00+03:00';
let hana: Caller;
let marta = 0;

beforeAll(async () => {
  const { app, people } = standard;
  marta = await buildEmployee(app, { full_name: 'ማርታ በቀለ', event_wage: 50_000 });
  const caller = await app.as('hana');
  await caller.post('/api/event', buildEvent());
  const employees = [people.abebe, people.tigist];
  await caller.post('/api/assign-employee', { eventId: 1, employees });
  app.clock.set(begun);
  hana = await app.as('hana');
});

const mark = (employeeId: number, came: boolean, more = {}) =>
  hana.patch('/api/event/staff', { eventId: 1, employeeId, came, ...more });
const gain = async (id: number) =>
  (await standard.admin.get(`/api/employee-ledger?id=${id}`)).body.gain;

// D185
describe('attendance', () => {
  undoEach(standard);

  it('marking the same attendance twice books and logs once', async () => {
    const { app, people } = standard;
    expect((await mark(people.tigist, false)).status).toBe(200);
    const before = await app.db.$count(entries);
    expect((await mark(people.tigist, false)).status).toBe(200);
    expect((await mark(people.abebe, true)).status).toBe(200);
    expect(await app.db.$count(entries)).toBe(before);
    const { times, last } = await logged(app, 'event.attendance', 1);
    expect(times).toBe(1);
    expect(last?.changes).toEqual([{ field: 'did_not_come', before: '', after: 'ትግስት አለሙ' }]);
  });

  it('an absent employee is not counted as staff, and stays absent when the assignments are saved', async () => {
    const { people } = standard;
    await mark(people.tigist, false);
    const { event_map } = (await hana.get('/api/get-calendar?from=2026-10-01&to=2026-10-31')).body;
    expect(event_map['2026-10-01'].events).toMatchObject([{ staff: 1 }]);
    await mark(people.abebe, false);
    expect((await hana.get('/api/event?staff=none')).body.events).toHaveLength(1);
    const employees = [people.abebe, people.tigist];
    expect((await hana.post('/api/assign-employee', { eventId: 1, employees })).status).toBe(200);
    expect([await gain(people.abebe), await gain(people.tigist)]).toEqual([0, 0]);
  });

  it('a replacement can be named later, once, and only for an absent employee', async () => {
    const { people } = standard;
    await mark(people.tigist, false);
    expect((await mark(people.tigist, false, { replacement: marta })).status).toBe(200);
    expect(await gain(marta)).toBe(500);
    const refusals = [
      await mark(people.tigist, false, { replacement: marta }),
      await mark(people.tigist, false, { replacement: 999 }),
      await mark(people.tigist, true, { replacement: marta }),
      await mark(999, false),
    ];
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { replacement: 'duplicate' }],
      [422, { replacement: 'notFound' }],
      [422, { replacement: 'notAllowed' }],
      [422, { employeeId: 'notFound' }],
    ]);
  });

  it('a replacement assigned elsewhere at that time needs confirmation', async () => {
    const { app, people } = standard;
    const { id } = (await hana.post('/api/event', buildEvent({ advance_amount: 0, time: '16:00' })))
      .body.event;
    await hana.post('/api/assign-employee', { eventId: id, employees: [marta] });
    const asked = await mark(people.tigist, false, { replacement: marta });
    expect([asked.status, asked.body.code]).toEqual([409, 'CONFLICTS']);
    expect(await gain(people.tigist)).toBe(700);
    expect((await mark(people.tigist, false, { replacement: marta, force: true })).status).toBe(
      200,
    );
    await saveSettings(app, { conflict_mode: 'forbid' });
    const body = { eventId: id, employees: [marta, people.tigist] };
    expect((await hana.post('/api/assign-employee', body)).status).toBe(200);
    expect((await mark(people.tigist, true, { force: true })).body.code).toBe('CONFLICTS');
  });
});
