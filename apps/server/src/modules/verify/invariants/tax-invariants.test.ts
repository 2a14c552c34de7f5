// I17, I21
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '#testing/index.ts';
import { tamper } from '#testing/test-cluster.ts';
import { must } from '#testing/use-test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const admin = await app.as('admin');
  await must(admin.post('/api/settings', { vat: 'on_top' }));
  const body = buildEvent({
    event_date: '2026-09-08',
    et_date: { year: 2018, month: 13, day: 3 },
    additional_price: 0,
    discount_amount: 10_000,
    advance_amount: 0,
  });
  await must(admin.post('/api/event', body));
  const certificate = { certificate_no: 'WHT-1', certificate_date: '2026-09-21' };
  await must(admin.post('/api/withholding', { eventId: 1, amount: 6_000, ...certificate }));
  expect(await app.verify()).toBeNull();
});
afterEach(() => app.close());

const byHand = (...statements: string[]) => tamper(app.url, ...statements);

it.each([
  ['a tax beyond its rate', 'UPDATE events SET vat = vat + 1, total = total + 1'],
  ['a tax without a mode', "UPDATE events SET vat_mode = 'off', total = total - vat"],
  ['another rate', 'UPDATE events SET vat_rate = 14'],
])('I17 names %s', async (_what, change) => {
  await byHand(change);
  expect(await app.verify()).toMatch(/^I17: .*: row 1 has /u);
});

it('I21 names received money that is neither cash nor a certificate', async () => {
  await byHand(`UPDATE accounts SET name = 'income:other:1' WHERE name = 'withheld:1'`);
  expect(await app.verify()).toBe(
    'I21: what was received of an event is its cash, its certificates and what was opened: row 1 has 600000 of 0',
  );
});

it('a certificate without its number is named', async () => {
  await byHand('DELETE FROM certificate_numbers');
  expect(await app.verify()).toMatch(/^a certificate in force has its number/u);
});
