import { beforeEach, describe, expect, it } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { type Answer, buildEvent, type Caller } from '#testing/index.ts';
import { buildEmployee, buildVendor } from '#testing/people.ts';
import { logged, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let hana: Caller;
let dayOfMonth = 0;
let day: string;
let next: string;

const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

beforeEach(async () => {
  hana = await standard.app.as('hana');
  dayOfMonth += 2;
  const of = (at: number) => `2026-11-${String(at).padStart(2, '0')}`;
  [day, next] = [of(dayOfMonth), of(dayOfMonth + 1)];
  await must(standard.admin.post('/api/settings', { conflict_mode: 'warn' }));
});

const form = (event_date: string, overrides = {}) =>
  buildEvent({ event_date, et_date: isoToEt(event_date), advance_amount: 0, ...overrides });
const schedule = async (event_date: string, overrides = {}): Promise<number> =>
  (await must(hana.post('/api/event', form(event_date, overrides)))).event.id;
const employ = (eventId: number, employees: number[], force = false) =>
  must(hana.post('/api/assign-employee', { eventId, employees, force }));
const move = (id: number, event_date: string, more = {}, caller = hana) =>
  caller.patch('/api/event', { ...form(event_date), id, ...more });
const told = ({ status, body }: Answer) => [body.code ?? status, body.conflicts];
const dayOf = async (id: number): Promise<string> =>
  (await must(hana.get(`/api/event?id=${id}`))).events[0].event_date.slice(0, 10);

const conflictWith = (eventId: number, overrides = {}) => ({
  id: standard.people.abebe,
  name: 'አበበ ከበደ',
  eventId,
  event_date: `${day}T15:00:00+03:00`,
  time: '15:00',
  client: 'አልማዝ ተስፋዬ',
  ...overrides,
});

describe('moving an event onto another event of the same person', () => {
  it('a move is refused with the conflict, and the event stays', async () => {
    const { abebe } = standard.people;
    const [busy, moving] = [await schedule(day), await schedule(next)];
    await employ(busy, [abebe]);
    await employ(moving, [abebe]);
    expect(told(await move(moving, day))).toEqual(['CONFLICTS', [conflictWith(busy)]]);
    const nearby = await move(moving, day, { time: '18:59' });
    expect(told(nearby)).toEqual(['CONFLICTS', [conflictWith(busy)]]);
    expect(await dayOf(moving)).toBe(next);
    expect((await move(moving, day, { time: '19:00' })).status).toBe(200);
  });

  it('a forced move succeeds, and the log names the people with a conflict', async () => {
    const { abebe } = standard.people;
    const [busy, moving] = [await schedule(day), await schedule(next)];
    await employ(busy, [abebe]);
    await employ(moving, [abebe]);
    await must(move(moving, day, { force: true }));
    expect(await dayOf(moving)).toBe(day);
    const { last } = await logged(standard.app, 'event.update', moving);
    const forced = { field: 'force', before: 'አልማዝ ተስፋዬ, 15:00', after: 'አበበ ከበደ' };
    expect(last?.changes).toContainEqual(forced);
    await must(move(moving, day, { remark: 'ሰፊ አዳራሽ' }));
  });

  it('a forced move is refused under conflict_mode forbid', async () => {
    const { abebe } = standard.people;
    const [busy, moving] = [await schedule(day), await schedule(next)];
    await employ(busy, [abebe]);
    await employ(moving, [abebe]);
    await must(standard.admin.post('/api/settings', { conflict_mode: 'forbid' }));
    expect(told(await move(moving, day, { force: true }))[0]).toBe('CONFLICTS');
  });

  it('a move is refused for a vendor who attends, and allowed for one who delivers', async () => {
    const { dj, decor } = standard.people;
    const [busy, moving] = [await schedule(day), await schedule(next)];
    for (const eventId of [busy, moving]) {
      await must(hana.post('/api/assign-vendor', { eventId, vendors: [dj, decor] }));
    }
    const clash = conflictWith(busy, { id: dj, name: 'Selam DJ' });
    expect(told(await move(moving, day))).toEqual(['CONFLICTS', [clash]]);
  });

  // D149
  it('the refusal reveals only the time of another branch’s event', async () => {
    const { abebe } = standard.people;
    const sara = form(day, { branchId: 2 });
    const { event } = await must(standard.admin.post('/api/event', sara));
    await must(
      standard.admin.post('/api/assign-employee', { eventId: event.id, employees: [abebe] }),
    );
    const moving = await schedule(next);
    await employ(moving, [abebe]);
    const { eventId: _id, client: _client, ...hour } = conflictWith(event.id);
    expect(told(await move(moving, day))).toEqual(['CONFLICTS', [hour]]);
  });

  it('an invalid field is reported before the conflict', async () => {
    const { abebe } = standard.people;
    const [busy, moving] = [await schedule(day), await schedule(next)];
    await employ(busy, [abebe]);
    await employ(moving, [abebe]);
    expect(told(await move(moving, day, { num_of_people: 1_001 }))[0]).toBe('NO_TIER');
  });
});

describe('restoring a deleted event', () => {
  it('an employee and a vendor deleted meanwhile are not restored with the event', async () => {
    const { admin, app, people } = standard;
    const left = await buildEmployee(app, { full_name: 'ሰላም በቀለ' });
    const vendor = await buildVendor(app, { name: 'Tents' });
    const deleted = await schedule(day);
    await employ(deleted, [people.abebe, left]);
    await must(hana.post('/api/assign-vendor', { eventId: deleted, vendors: [vendor] }));
    await must(admin.delete('/api/event', { id: deleted }));
    await must(admin.delete('/api/employee', { id: left }));
    await must(admin.delete('/api/vendor', { id: vendor }));
    const { taken_off } = await must(admin.post('/api/event/restore', { id: deleted }));
    expect(taken_off).toEqual(['ሰላም በቀለ', 'Tents']);
    const [event] = (await must(hana.get(`/api/event?id=${deleted}`))).events;
    expect(event.employees.map(({ id }: { id: number }) => id)).toEqual([people.abebe]);
    expect(event.vendors).toEqual([]);
    const { last } = await logged(app, 'event.restore', deleted);
    expect(last?.changes).toEqual([
      { field: 'employees', before: 'አበበ ከበደ, ሰላም በቀለ', after: 'አበበ ከበደ' },
      { field: 'vendors', before: 'Tents', after: '' },
    ]);
  });

  it('a forced restoration succeeds, and the log names the people with a conflict', async () => {
    const { abebe } = standard.people;
    const deleted = await schedule(day);
    await employ(deleted, [abebe]);
    const admin = standard.admin;
    await must(admin.delete('/api/event', { id: deleted }));
    const busy = await schedule(day);
    await employ(busy, [abebe]);
    const refused = await admin.post('/api/event/restore', { id: deleted });
    expect(told(refused)).toEqual(['CONFLICTS', [conflictWith(busy)]]);
    await must(admin.post('/api/settings', { conflict_mode: 'forbid' }));
    const forced = { id: deleted, force: true };
    expect(told(await admin.post('/api/event/restore', forced))[0]).toBe('CONFLICTS');
    await must(admin.post('/api/settings', { conflict_mode: 'warn' }));
    await must(admin.post('/api/event/restore', forced));
    const { last } = await logged(standard.app, 'event.restore', deleted);
    expect(last?.changes).toMatchObject([{ field: 'force', after: 'አበበ ከበደ' }]);
  });
});
