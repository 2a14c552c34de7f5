// D46, D54
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardPeople, type Caller, type StandardPeople } from '#testing/index.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';
import { employees } from '#db/tables/people.ts';
import { entries } from '#db/tables/journal.ts';

const standard = useStandardApp();
let people: StandardPeople;
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  people = await standardPeople(standard.app);
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
  await hana.post('/api/event', buildEvent());
});

const assign = (eventId: number, ids: number[], more = {}) =>
  hana.post('/api/assign-employee', { eventId, employees: ids, ...more });
const hire = (eventId: number, ids: number[], more = {}) =>
  hana.post('/api/assign-vendor', { eventId, vendors: ids, ...more });
const gain = async (id: number) => (await dawit.get(`/api/employee-ledger?id=${id}`)).body.gain;
const payable = async (id: number) => (await dawit.get(`/api/vendor-ledger?type=in&id=${id}`)).body;
const schedule = async (overrides = {}): Promise<number> =>
  (await hana.post('/api/event', buildEvent({ advance_amount: 0, ...overrides }))).body.event.id;

async function staffAll() {
  expect((await assign(1, [people.abebe, people.tigist])).status).toBe(200);
  expect((await hire(1, [people.dj, people.decor])).status).toBe(200);
}

describe('staffing an event (scenario S3)', () => {
  undoEach(standard);

  it('assigning books each employee’s hourly wage and each vendor’s price per person', async () => {
    await staffAll();
    expect([await gain(people.abebe), await gain(people.tigist)]).toEqual([800, 700]);
    expect((await payable(people.dj)).balance).toBe(12_000);
    expect((await payable(people.decor)).ledger).toMatchObject([
      { amount: 15_750, transact_type: 'in', source: 'አልማዝ ተስፋዬ, 2026-10-01' },
    ]);
    const { status } = (await dawit.get('/api/transactions?type=book')).body;
    expect(status).toMatchObject({ outstanding: 29_250, estimate: -29_250 });
  });

  it('GET /event returns the assigned people', async () => {
    await staffAll();
    const [event] = (await hana.get('/api/event?id=1')).body.events;
    expect(event.employees.map((person: { full_name: string }) => person.full_name)).toEqual([
      'አበበ ከበደ',
      'ትግስት አለሙ',
    ]);
    expect(event.vendors).toContainEqual(
      expect.objectContaining({ name: 'Addis Decor', pricing: 'per-person', amount: 45 }),
    );
  });

  it('assigning the same people again posts and logs nothing', async () => {
    const { app } = standard;
    await staffAll();
    const before = await app.db.$count(entries);
    expect((await assign(1, [people.tigist, people.abebe])).status).toBe(200);
    expect(await app.db.$count(entries)).toBe(before);
    expect((await logged(app, 'event.assign_employees', 1)).times).toBe(1);
  });

  it('an employee assigned elsewhere at that time is refused, and the other event is named', async () => {
    await staffAll();
    const other = await schedule({ time: '16:00' });
    const { status, body } = await assign(other, [people.abebe]);
    expect([status, body.code]).toEqual([409, 'CONFLICTS']);
    expect(body.conflicts).toEqual([
      {
        id: people.abebe,
        name: 'አበበ ከበደ',
        eventId: 1,
        event_date: '2026-10-01T15:00:00+03:00',
        time: '15:00',
        client: 'አልማዝ ተስፋዬ',
      },
    ]);
    expect(await gain(people.abebe)).toBe(800);
    expect((await hire(other, [people.dj])).body.code).toBe('CONFLICTS');
    expect((await hire(other, [people.decor])).status).toBe(200);
  });

  it('force assigns despite a conflict and is logged, and an empty list unassigns', async () => {
    await staffAll();
    const other = await schedule({ time: '18:59' });
    expect((await assign(other, [people.abebe], { force: true })).status).toBe(200);
    expect(await gain(people.abebe)).toBe(1_600);
    const { last } = await logged(standard.app, 'event.assign_employees', other);
    expect(last?.changes).toContainEqual(expect.objectContaining({ field: 'force' }));
    expect(last?.changes).toContainEqual({ field: 'employees', before: '', after: 'አበበ ከበደ' });
    expect((await assign(other, [])).status).toBe(200);
    expect(await gain(people.abebe)).toBe(800);
    const { ledger } = (await dawit.get(`/api/employee-ledger?id=${people.abebe}`)).body;
    expect(ledger[0]).toMatchObject({ amount: -800, transact_type: 'in', source: 'adjustment' });
  });

  it('an employee is available again four hours after an event', async () => {
    await staffAll();
    expect((await assign(await schedule({ time: '19:00' }), [people.abebe])).status).toBe(200);
  });

  it('force is refused under conflict_mode forbid', async () => {
    await staffAll();
    await saveSettings(standard.app, { conflict_mode: 'forbid' });
    const nine = await schedule({ time: '13:00' });
    expect((await assign(nine, [people.tigist], { force: true })).body.code).toBe('CONFLICTS');
  });

  it('a conflict with another branch’s event reveals only the time', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const [event_date, et_date] = ['2026-11-01', { year: 2019, month: 2, day: 22 }];
    const client = { name: 'ሚስጥር', primary_phone: '0955000001', secondary_phone: '0955000001' };
    const day = { event_date, et_date, branchId: 2, client };
    const far = (await admin.post('/api/event', buildEvent(day))).body.event.id;
    await admin.post('/api/assign-employee', { eventId: far, employees: [people.abebe] });
    const near = await schedule({ event_date, et_date, time: '16:00' });
    const busy = { id: people.abebe, name: 'አበበ ከበደ', time: '15:00' };
    const { body } = await assign(near, [people.abebe]);
    expect(body.conflicts).toEqual([{ ...busy, event_date: '2026-11-01T15:00:00+03:00' }]);
    await assign(near, [people.abebe], { force: true });
    const { last } = await logged(app, 'event.assign_employees', near);
    expect(last?.changes).toContainEqual({ field: 'force', before: '15:00', after: 'አበበ ከበደ' });
  });

  it('deleted employees and events of another branch are not found', async () => {
    const { app } = standard;
    await staffAll();
    const gone = eq(employees.id, people.tigist);
    await app.db.update(employees).set({ archived_at: app.clock.now() }).where(gone);
    const other = await schedule({ time: '09:00' });
    expect((await assign(other, [people.tigist])).body.errors).toEqual({ employees: 'notFound' });
    expect((await assign(1, [people.abebe, people.tigist])).status).toBe(200);
    expect((await assign(999, [people.abebe])).status).toBe(404);
    const admin = await app.as('admin');
    const { event } = (await admin.post('/api/event', buildEvent({ branchId: 2 }))).body;
    expect((await assign(event.id, [people.abebe])).status).toBe(404);
  });
});
