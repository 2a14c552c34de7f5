import { isDeepStrictEqual } from 'node:util';
import { isoToEt } from '@digis/ethio-date';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { must, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();

const on = (day: string, more = {}) =>
  buildEvent({ advance_amount: 0, event_date: day, et_date: isoToEt(day), ...more });

async function work() {
  const { db } = standard.app;
  const kept =
    await db.execute(sql`SELECT day::text, employee_id, branch_id, sum(events)::int AS events FROM work_sums
    GROUP BY 1, 2, 3 HAVING sum(events) <> 0 ORDER BY 1, 2, 3`);
  const present =
    await db.execute(sql`SELECT event_date::text AS day, employee_id, branch_id, count(*)::int AS events
    FROM employee_assignments JOIN events ON events.id = event_id WHERE came AND archived_at IS NULL
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`);
  return {
    days: kept.rows.map(({ day }) => day),
    isExact: isDeepStrictEqual(kept.rows, present.rows),
  };
}

// D125
it('an employee’s working days are updated by every change of events and assignments', async () => {
  const { app, admin, people } = standard;
  const [first, second, later] = ['2026-09-21', '2026-09-21', '2026-10-05'];
  const body = on(first, { time: '11:00' });
  const { id } = (await must(admin.post('/api/event?branchId=1', body))).event;
  const other = (await must(admin.post('/api/event?branchId=1', on(second, { time: '20:00' }))))
    .event;
  const assign = (eventId: number, employees: number[]) =>
    must(admin.post('/api/assign-employee', { eventId, employees }));
  await assign(id, [people.abebe, people.tigist]);
  await assign(other.id, [people.abebe]);
  expect(await work()).toEqual({ days: [first, first], isExact: true });
  await must(admin.patch('/api/event', { ...on(later), id }));
  expect(await work()).toEqual({ days: [first, later, later], isExact: true });
  await must(admin.delete('/api/event', { id }));
  expect(await work()).toEqual({ days: [first], isExact: true });
  await must(admin.post('/api/event/restore', { id }));
  await assign(id, [people.tigist]);
  expect(await work()).toEqual({ days: [first, later], isExact: true });
  await must(admin.patch('/api/event', { ...on(later, { remark: 'ጾም' }), id }));
  app.clock.set('2026-10-05T23:00:00+03:00');
  const evening = await app.as('admin');
  const absence = { eventId: id, employeeId: people.tigist, came: false };
  await must(evening.patch('/api/event/staff', { ...absence, replacement: people.abebe }));
  expect(await work()).toEqual({ days: [first, later], isExact: true });
  await must(evening.patch('/api/event/staff', { ...absence, came: true }));
  expect(await work()).toEqual({ days: [first, later, later], isExact: true });
});
