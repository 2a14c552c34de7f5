import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/index.ts';
import { clockStartingAt, minutesBefore, systemClock } from '#base/clock.ts';
import { databaseWarnings } from './database-state.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a server clock a minute ahead of the database, or behind it, is reported', async () => {
  const minutesOff = (minutes: number) =>
    databaseWarnings(app.db, clockStartingAt(minutesBefore(systemClock.now(), minutes)));
  expect(await minutesOff(0)).toEqual([]);
  expect(await minutesOff(1)).toEqual(['clocks_differ']);
  expect(await minutesOff(-1)).toEqual(['clocks_differ']);
});
