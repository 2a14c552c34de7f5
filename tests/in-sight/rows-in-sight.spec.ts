/** Lists show enough rows without scrolling, on desk and phone. D140 */
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { buildEvent } from '@digis/server/testing';
import { inSight } from '../support/in-sight.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

const days = [0, 0, 1, 1, 3, 3, 4, 5, 6, 7, 8, 9];

async function book(server: Server) {
  const hana = await server.as('hana');
  for (const [index, after] of days.entries()) {
    const event_date = addDaysIso('2026-10-01', after);
    const phone = `09112200${String(index).padStart(2, '0')}`;
    const answer = await hana.post(
      '/api/event',
      buildEvent({
        event_date,
        et_date: isoToEt(event_date),
        client: { name: 'ሰላማዊት ገብረ', primary_phone: phone, secondary_phone: phone },
      }),
    );
    expect(answer.body).toMatchObject({ success: true });
  }
}

test(
  'ten events with their days, and all columns, are visible on a desk',
  { tag: '@desk' },
  async ({ server, visit }) => {
    await book(server);
    const admin = await visit('admin', '/events');
    await admin.page.setViewportSize({ width: 1280, height: 800 });
    const events = admin.page.getByRole('row').filter({ hasText: /0911/u });
    await expect(events).toHaveCount(days.length);
    expect(await inSight(events)).toBeGreaterThanOrEqual(10);
    const box = admin.page.getByRole('table').locator('xpath=ancestor::*[@data-wide]');
    await expect(box).toHaveCount(0);
  },
);

const lists = ['Clients', 'Deliverables', 'Vendors', 'App Users', 'Employees', 'Packages'] as const;

test.describe('with rows in every list', () => {
  test.use({ business: 'every list' });

  for (const list of lists)
    test(`no column of ${list} is cut off on a desk`, { tag: '@desk' }, async ({ say, visit }) => {
      const admin = await visit('admin', '/');
      await admin.page.setViewportSize({ width: 1280, height: 800 });
      await admin.page.getByRole('link', { name: say(list), exact: true }).click();
      await expect(admin.page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
      await expect(admin.page.locator('[data-wide]')).toHaveCount(0);
    });
});

test('five events are visible on a phone', { tag: '@phone' }, async ({ server, visit }) => {
  await book(server);
  const admin = await visit('admin', '/events');
  await admin.page.setViewportSize({ width: 375, height: 720 });
  const events = admin.page.getByRole('main').getByRole('listitem');
  await expect(events).toHaveCount(10);
  expect(await inSight(events)).toBeGreaterThanOrEqual(5);
});
