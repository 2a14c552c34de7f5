/** Exports every list of the app in both kinds of file, by pressing what a person presses. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Where the lists are; all that a page offers to export is exported. */
export const listsOf = {
  admin: [
    '/events?branch=all',
    '/events?branch=all&view=deleted',
    '/cashbook?branch=1',
    '/cashbook?branch=1&tab=owes',
    '/cashbook?branch=1&tab=payables',
    '/clients',
    '/employees',
    '/employees?dialog=ledger&id=1',
    '/vendors',
    '/items',
    '/packages',
    '/branches',
    '/users',
    '/action-logs',
    '/reports',
    '/reports/period',
  ],
  // An admin chooses a branch within it.
  dawit: ['/vendors?dialog=ledger&id=1'],
} as const;

const KIND = /^(?:Export as CSV|Export for Excel)/u;

/** Menus of whole lists; those of a row are within it. */
async function menusOf(root: Locator): Promise<Locator[]> {
  const all = await root.getByRole('button', { name: /^Actions, /u }).all();
  const isOfRow = await Promise.all(
    all.map((menu) => menu.evaluate((it) => it.closest('tr, li, [role="row"]') !== null)),
  );
  return all.filter((_, at) => !isOfRow[at]);
}

async function save(page: Page, press: Locator, folder: string): Promise<string> {
  const download = page.waitForEvent('download');
  await press.click();
  const file = join(folder, (await download).suggestedFilename());
  await (await download).saveAs(file);
  return file;
}

async function* ofMenu(page: Page, menu: Locator, folder: string): AsyncGenerator<string> {
  const items = page.getByRole('menuitem', { name: KIND });
  await menu.click();
  await page.getByRole('menuitem').first().waitFor();
  const count = await items.count();
  await page.keyboard.press('Escape');
  for (let at = 0; at < count; at += 1) {
    await menu.click();
    if (await items.nth(at).isEnabled()) yield save(page, items.nth(at), folder);
    else await page.keyboard.press('Escape');
  }
}

/** @yields the file of each export, in the order of the page */
export async function* exportLists(
  page: Page,
  addresses: readonly string[],
  folder: string,
): AsyncGenerator<string> {
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    const dialog = page.getByRole('dialog');
    const root = address.includes('dialog=') ? dialog : page.getByRole('main');
    await root.waitFor();
    for (const menu of await menusOf(root)) yield* ofMenu(page, menu, folder);
    for (const button of await root.getByRole('button', { name: KIND }).all())
      if (await button.isEnabled()) yield save(page, button, folder);
  }
}
