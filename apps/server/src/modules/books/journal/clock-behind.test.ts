import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { logged, must, undoEach, useStandardApp } from '#testing/use-test-app.ts';
import { allowClock, clockFault } from './true-clock.ts';

const standard = useStandardApp();
undoEach(standard);
const last = '2026-09-21T10:00:00+03:00';
let dawit: Caller;

beforeEach(async () => {
  standard.app.clock.set(last);
  dawit = await standard.app.as('dawit');
  await must(dawit.post('/api/transactions', cash));
});

const cash = { type: 'in', amount: 100, remark: 'Tents lent out' };

const at = async (instant: string) => {
  standard.app.clock.set(instant);
  dawit = await standard.app.as('dawit');
};

it('an entry over a day before its branch’s newest one is refused with both dates and not saved', async () => {
  await at('2010-01-01T00:00:00+03:00');
  const { status, body } = await dawit.post('/api/transactions', cash);
  expect([status, body.code]).toEqual([409, 'CLOCK_BEHIND']);
  expect(body.clock).toEqual({
    now: '2009-12-31T21:00:00.000Z',
    newest: '2026-09-21T07:00:00.000Z',
  });
  expect((await logged(standard.app, 'cash.in')).times).toBe(1);
});

it('a clock a few hours before the newest entry books as usual', async () => {
  await at('2026-09-20T10:00:00+03:00');
  await must(dawit.post('/api/transactions', cash));
  await at('2026-09-20T09:59:00+03:00');
  // Compared with the newest entry, not the last.
  expect((await dawit.post('/api/transactions', cash)).body.code).toBe('CLOCK_BEHIND');
});

it('closing a day is refused when the clock is behind, even without entries since the last close', async () => {
  await at('2026-09-25T20:00:00+03:00');
  const close = { last_entry: 1, places: [{ coins: 100 }] };
  await must(dawit.post('/api/close', close));
  await at('2026-09-22T20:00:00+03:00');
  const { status, body } = await dawit.post('/api/close', close);
  expect([status, body.code]).toEqual([409, 'CLOCK_BEHIND']);
  expect(body.clock.newest).toBe('2026-09-25T17:00:00.000Z');
});

it('health and the startup log report a clock behind the books', async () => {
  const { app } = standard;
  const warnings = async () => (await dawit.get('/api/health')).body.warnings ?? [];
  expect(await warnings()).not.toContain('clock_behind');
  expect(await clockFault(app.db, app.clock)).toBeNull();
  await at('2026-09-19T10:00:00+03:00');
  expect(await warnings()).toContain('clock_behind');
  expect(await clockFault(app.db, app.clock)).toBe(
    'The clock says 2026-09-19, and the newest entry is of 2026-09-21: nothing is booked until the clock is right.',
  );
});

it('after a clock was ahead, the operator can allow entries of an earlier date, and verify accepts them', async () => {
  const { app } = standard;
  await at('2031-01-01T10:00:00+03:00');
  await must(dawit.post('/api/transactions', cash));
  await at('2026-09-22T10:00:00+03:00');
  expect((await dawit.post('/api/transactions', cash)).body.code).toBe('CLOCK_BEHIND');
  expect(await allowClock(app.db, app.clock)).toBe(1);
  await must(dawit.post('/api/transactions', cash));
  expect(await app.verify()).toBeNull();
  expect(await allowClock(app.db, app.clock)).toBe(0);
  await at('2026-09-20T10:00:00+03:00');
  expect((await dawit.post('/api/transactions', cash)).body.code).toBe('CLOCK_BEHIND');
});
