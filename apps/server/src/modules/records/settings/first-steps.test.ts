import { beforeEach, expect, it } from 'vitest';
import { buildEmployee, buildEvent, buildVendor, type Caller } from '#testing/index.ts';
import { must, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const steps = async () => must(admin.get('/api/first-steps'));

// D159
it('each step is done once its records exist', async () => {
  const before = await steps();
  expect(before.is_shown).toBe(true);
  expect(before.done).toEqual(['branches', 'items', 'packages', 'users']);
  await buildEmployee(standard.app);
  await buildVendor(standard.app);
  expect((await steps()).done).toContain('people');
});

it('they disappear after the first event and the first money', async () => {
  const hana = await standard.app.as('hana');
  await must(hana.post('/api/event', buildEvent({ advance_amount: 0 })));
  expect(await steps()).toMatchObject({ is_shown: true });
  const figures = { dated: '2026-09-21', money: [{ amount: 500 }] };
  await must(admin.post('/api/opening?branchId=1', figures));
  expect(await steps()).toMatchObject({ is_shown: false });
});

it('a user who may change settings dismisses them for everyone, without a password', async () => {
  const hana = await standard.app.as('hana');
  expect((await hana.delete('/api/first-steps')).status).toBe(403);
  await must(admin.delete('/api/first-steps'));
  expect(await must(hana.get('/api/first-steps'))).toMatchObject({ is_shown: false });
});
