/** The owner reads the Overview and the lists behind it. D148 */
import { isoToEt } from '@digis/ethio-date';
import { buildEvent } from '@digis/server/testing';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

async function book(server: Server) {
  const admin = await server.as('admin');
  const days = { '2026-09-24': 1, '2026-10-01': 1, '2026-09-26': 2 };
  for (const [event_date, branchId] of Object.entries(days)) {
    const event = buildEvent({ event_date, et_date: isoToEt(event_date), branchId });
    expect((await admin.post('/api/event', event)).body).toMatchObject({ success: true });
  }
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', accept);
}

test('the owner reads the month and opens the list behind a figure', async ({
  server,
  enter,
  checkState,
}) => {
  await book(server);
  const { page, say, birr } = await enter('admin', '/reports?branch=1');
  const tile = (name: string) => page.getByRole('link', { name: say(name), exact: true });
  const figureOf = (name: string) =>
    page.locator('dl', { has: tile(name) }).getByRole('definition');
  await expect(figureOf('Events').first()).toHaveText('2');
  // Both events are still to come, and the comparison counts only past events.
  await expect(figureOf('Events').nth(1)).toContainText(say('{0} so far', { 0: '0' }));
  await expect(figureOf('Booked').first()).toHaveText(birr('440,000'));
  await expect(figureOf('Cash in').first()).toHaveText(birr('50,000'));
  await expect(figureOf('Owed to us').first()).toHaveText(birr('340,000'));
  await expect(page.getByRole('figure')).toHaveCount(3);
  await checkState('the overview');

  await tile('Booked').click();
  await expect(page).toHaveURL(/\/events\?view=all&from=2026-09-11&to=2026-10-10&branch=1/u);
  await expect(page.getByText('አልማዝ ተስፋዬ').filter({ visible: true }).first()).toBeVisible();
  await page.goBack();

  const people = page.getByRole('region', { name: say('Needs people'), exact: true });
  await people
    .getByRole('link', { name: say('Assign people, {name}', { name: 'አልማዝ ተስፋዬ' }) })
    .click();
  await expect(page.getByRole('dialog', { name: say('Assign Employees') })).toBeVisible();
  await page.goBack();

  await page.getByText(say('All branches'), { exact: true }).click();
  await expect(figureOf('Events').first()).toHaveText('3');
  await page.getByRole('button', { name: say('Month before'), exact: true }).click();
  await expect(figureOf('Events').first()).toHaveText('0');
  await checkState('an empty month');
});

test('the overview fits a window of 320 pixels', async ({ server, enter, page, checkState }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await book(server);
  await enter('admin', '/reports');
  await expect(page.getByRole('figure')).toHaveCount(3);
  await checkState('the overview at 320 pixels');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
