/** Finds a client by part of a phone. D112, D138 */
import { isoToEt } from '@digis/ethio-date';
import { buildEvent } from '@digis/server/testing';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

async function book(server: Server) {
  const hana = await server.as('hana');
  const other = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  for (const [event_date, more] of [
    ['2026-10-01', {}],
    ['2026-11-05', { advance_amount: 0 }],
    ['2026-12-03', { client: other }],
  ] as const) {
    const event = buildEvent({ event_date, et_date: isoToEt(event_date), ...more });
    expect((await hana.post('/api/event', event)).body).toMatchObject({ success: true });
  }
}

test('the desk finds a client by part of the phone and schedules an event for the client', async ({
  server,
  enter,
  checkState,
}) => {
  await book(server);
  await server.createUser({
    username: 'desk',
    branch_id: 1,
    access: ['Clients', 'View Events', 'Create Event', 'Cashbook View Records'],
  });
  const { page, say, birr, dialog } = await enter('desk', '/clients');
  await page.getByRole('searchbox', { name: say('Name or phone') }).click();
  await page.keyboard.type('091122');
  await expect(page.getByText('ሄኖክ ግርማ')).toHaveCount(0);
  await page.getByRole('button', { name: 'አልማዝ ተስፋዬ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('አልማዝ ተስፋዬ');
  await expect(page).toHaveURL(/client=1/u);
  const owed = page.locator('dl', { hasText: say('Left to pay') }).last();
  await expect(owed).toContainText(birr('390,000'));
  await checkState('the page of a client');

  await page.getByRole('button', { name: say('Schedule for this client') }).click();
  const form = dialog('Schedule Event');
  await expect(form.field('Client name')).toHaveValue('አልማዝ ተስፋዬ');
  await expect(form.field('Primary phone')).toHaveValue(/^0911\s22\s33\s44$/u);
});

test('the page of a client fits a window of 320 pixels', async ({
  server,
  enter,
  page,
  checkState,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await book(server);
  await enter('admin', '/clients?client=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('አልማዝ ተስፋዬ');
  await page.waitForLoadState('networkidle');
  await checkState('the page of a client at 320 pixels');
});
