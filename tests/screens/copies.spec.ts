/** Downloads a copy of all data, and prints a client's data. D163, D165 */
import { readFileSync } from 'node:fs';
import { isoToEt } from '@digis/ethio-date';
import { buildAgreement, buildEvent } from '@digis/server/testing';
import { expect, test } from '../fixture.ts';
import { printedPages } from '../support/printed-pages.ts';

const passphrase = 'seven goats and one drum';

test('an admin downloads a copy that the passphrase decrypts, and the list shows it', async ({
  server,
  enter,
  checkState,
}) => {
  await server.keepCopy('2026-09-21');
  const { page, button, buttonOf, dialog, say, notice } = await enter(
    'admin',
    '/settings?tab=copies',
  );
  await expect(buttonOf('Download').first()).toBeVisible();
  await checkState('the copies of the business');
  await buttonOf('Download').first().click();
  const form = dialog('Take a copy home');
  await form.field('Passphrase').fill(passphrase);
  await form.field('The passphrase once more').fill(passphrase);
  await checkState('the form that takes a copy home');
  const downloading = page.waitForEvent('download');
  await form.button('Download').click();
  await expect(notice('The copy is in your downloads')).toBeVisible();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('digis-2026-09-21.age');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(bytes.includes(Buffer.from(passphrase))).toBe(false);
  await expect(page.getByRole('tabpanel', { name: say('Copies') })).toContainText('admin');
  expect(await server.actionsSince()).toContain('list.copy');
  await expect(button('Save')).toBeVisible();
});

test(
  'all data about a client fits on two sheets',
  { tag: '@desk' },
  async ({ server, enter, checkAccessibility }) => {
    const hana = await server.as('hana');
    for (const event_date of ['2026-10-01', '2026-11-05', '2026-12-03']) {
      const et_date = isoToEt(event_date);
      const party = buildEvent({ event_date, et_date, venue: 'ስካይላይት', remark: 'ድንኳን' });
      expect((await hana.post('/api/event', party)).status).toBe(200);
    }
    await hana.post('/api/generate-agreement', buildAgreement());
    const { page, say, dialog } = await enter('hana', '/clients?client=1');
    await page
      .getByRole('button', { name: say('More actions, {name}', { name: 'አልማዝ ተስፋዬ' }) })
      .click();
    await page.getByRole('menuitem', { name: say('Print all that is known') }).click();
    const { root } = dialog('All that is known');
    await expect(root.getByRole('article')).toContainText('ስካይላይት');
    await checkAccessibility('all that is known of a client');
    expect(await printedPages(page)).toBeLessThanOrEqual(2);
  },
);
