import { expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { openFileStore } from '../files/file-store.ts';
import { idempotencyKeys, loginAttempts } from '../db/tables/users.ts';
import { tidyUp } from './tidy-up.ts';

const standard = useStandardApp();

it('cleanup deletes expired rows and keeps those still usable', async () => {
  const { app } = standard;
  const admin = await app.as('admin');
  const { db, clock, config } = app;
  const parts = { ...app, files: await openFileStore(config) };
  const submit = (name: string) =>
    admin.post('/api/item', { name }, { 'Idempotency-Key': crypto.randomUUID() });
  await submit('first');
  await app.guest.post('/api/login', { username: 'hana', password: 'not-the-one' });
  clock.advance(47 * 60);
  await tidyUp(parts);
  expect(await db.$count(idempotencyKeys)).toBe(1);
  clock.advance(2 * 60);
  await tidyUp(parts);
  expect(await db.$count(idempotencyKeys)).toBe(0);
  expect(await db.$count(loginAttempts)).toBe(1);
  clock.advance(32 * 24 * 60);
  await tidyUp(parts);
  expect(await db.$count(loginAttempts)).toBe(0);
});
