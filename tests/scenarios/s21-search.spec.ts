import { buildEvent } from '@digis/server/testing';
import type { Locator } from '@playwright/test';
import { isoToEt } from '@digis/ethio-date';
import type { Desk } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';
import { live, teamOf } from './earlier-days.ts';

async function search(desk: Desk, words: string) {
  await desk.page
    .getByRole('button', { name: desk.say('Search'), exact: true })
    .first()
    .click();
  const palette = desk.page.getByRole('dialog');
  await palette.getByRole('searchbox').pressSequentially(words);
  return palette;
}

// D137
test(
  "ሀይሌ finds ኃይሌ, 0911223 Almaz and her event, #1 its entry, and another branch's user finds no record",
  { tag: '@long-amharic' },
  async ({ server, visit }) => {
    await live(server, 2);
    const { hana } = await teamOf(server);
    const day = '2026-10-02';
    const client = { name: 'ኃይሌ ገብረ', primary_phone: '0912556677', secondary_phone: '0912556677' };
    const event = buildEvent({ event_date: day, et_date: isoToEt(day), client });
    expect((await hana.post('/api/event', event)).status).toBe(200);

    const planner = await visit('hana');
    const group = (of: Desk, palette: Locator, name: string) =>
      palette.getByRole('group', { name: of.say(name), exact: true });
    const haile = await search(planner, 'ሀይሌ');
    await expect(group(planner, haile, 'Clients')).toContainText('ኃይሌ ገብረ');
    await expect(group(planner, haile, 'Events')).toContainText('ኃይሌ ገብረ');
    await planner.page.keyboard.press('Escape');
    const almaz = await search(planner, '0911223');
    await expect(group(planner, almaz, 'Clients')).toContainText('አልማዝ ተስፋዬ');
    await group(planner, almaz, 'Events').getByRole('menuitem').click();
    await expect(planner.page.getByRole('heading', { name: 'አልማዝ ተስፋዬ' }).first()).toBeVisible();

    const cashier = await visit('dawit', '/cashbook');
    const entry = await search(cashier, '#1');
    await entry.getByRole('menuitem', { name: /#1 · አልማዝ ተስፋዬ/u }).click();
    await expect(cashier.dialog('Cash entry').root).toContainText(cashier.birr('50,000'));

    const sara = await visit('sara');
    for (const words of ['ሀይሌ', '0911223', '#1']) {
      const palette = await search(sara, words);
      await expect(palette.getByText(sara.say('Nothing matches'))).toBeVisible();
      await sara.page.keyboard.press('Escape');
    }
  },
);
