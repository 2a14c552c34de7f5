import { expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const staffed = useStaffedApp();

it('of ten concurrent assignments of one waiter to clashing events, one succeeds under forbid', async () => {
  const { app, people } = staffed;
  const [hana, dawit] = [await app.as('hana'), await app.as('dawit')];
  await saveSettings(app, { conflict_mode: 'forbid' });
  const event = buildEvent({ advance_amount: 0 });
  const ids: number[] = [];
  for (let at = 0; at < 10; at += 1) ids.push((await hana.post('/api/event', event)).body.event.id);
  const all = await Promise.all(
    ids.map((eventId) => hana.post('/api/assign-employee', { eventId, employees: [people.abebe] })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const { gain } = (await dawit.get(`/api/employee-ledger?id=${people.abebe}`)).body;
  expect(gain).toBe(800);
});
