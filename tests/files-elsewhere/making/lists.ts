import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

interface Place {
  readonly address: string;
  readonly controls: readonly RegExp[];
  readonly isDialog?: true;
}

const menu = (address: string, ...names: readonly string[]): Place => ({
  address,
  controls: names.map((name) => new RegExp(`^Actions, ${name}`, 'u')),
});
const buttons = (address: string, name: string): Place => ({
  address,
  controls: ['as CSV', 'for Excel'].map((kind) => new RegExp(`^Export ${kind}: ${name}`, 'u')),
});
const ledger = (address: string): Place => ({ ...menu(address, ''), isDialog: true });

export const placesOf: Readonly<Record<'admin' | 'dawit', readonly Place[]>> = {
  admin: [
    menu('/events?branch=all', 'All branches'),
    menu('/events?branch=all&view=deleted', 'All branches'),
    menu('/cashbook?branch=1', 'Cashbook'),
    menu('/cashbook?branch=1&tab=owes', 'Who owes'),
    menu('/cashbook?branch=1&tab=payables', 'What we owe'),
    menu('/clients', 'Event Clients'),
    menu('/employees', 'Employees'),
    ledger('/employees?dialog=ledger&id=1'),
    menu('/vendors', 'Vendors'),
    menu('/items', 'Items'),
    menu('/packages', 'Packages'),
    menu('/branches', 'Branches'),
    menu('/users', 'App Users'),
    buttons('/action-logs', 'Action Logs'),
    buttons('/reports', 'Charts of'),
    menu('/reports/period?span=year', 'By month', 'Packages', 'Other costs', 'Money by place'),
  ],
  dawit: [ledger('/vendors?dialog=ledger&id=1')],
};

const KIND = /^(?:Export as CSV|Export for Excel)/u;

async function save(page: Page, press: Locator, folder: string): Promise<string> {
  const download = page.waitForEvent('download');
  await press.click();
  const file = join(folder, (await download).suggestedFilename());
  await (await download).saveAs(file);
  return file;
}

async function* ofMenu(page: Page, opener: Locator, folder: string): AsyncGenerator<string> {
  const items = page.getByRole('menuitem', { name: KIND });
  await opener.click();
  await items.first().waitFor();
  const count = await items.count();
  await page.keyboard.press('Escape');
  for (let at = 0; at < count; at += 1) {
    await opener.click();
    yield save(page, items.nth(at), folder);
  }
}

export async function* exportLists(
  page: Page,
  places: readonly Place[],
  folder: string,
): AsyncGenerator<string> {
  for (const { address, controls, isDialog } of places) {
    await page.goto(address);
    const root = page.getByRole(isDialog ? 'dialog' : 'main');
    for (const name of controls) {
      const control = root.getByRole('button', { name }).first();
      await control.waitFor();
      await page.waitForLoadState('networkidle');
      if ((await control.getAttribute('aria-haspopup')) === null) yield save(page, control, folder);
      else yield* ofMenu(page, control, folder);
    }
  }
}
