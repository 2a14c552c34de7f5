import { strict as assert } from 'node:assert';
import type { Page } from 'playwright';
import type { UseOf } from '../use-example.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function signIn(page: Page) {
  await page.getByRole('textbox', { name: 'User name' }).waitFor();
  await page.keyboard.type('hana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('shut');
  await page.keyboard.press('Enter');
  await page.getByText('Wrong name or password.').first().waitFor();
  await page.getByLabel(/^Password/u).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('open');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Month' }).waitFor();
}

async function readLists(page: Page) {
  await page
    .getByRole('button', { name: /1 event/u })
    .first()
    .waitFor();
  await tab(page, 'Clients');
  await page.getByText('Client 1', { exact: true }).waitFor();
  for (const seen of ['Client 31', 'Client 61', 'No more data to load.']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.mouse.wheel(0, 20_000);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(seen, { exact: true }).waitFor();
  }
}

async function book(page: Page) {
  await tab(page, 'Book');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await page.getByRole('region', { name: /^Please fix/u }).waitFor();
  const type = async (name: string, text: string) => {
    await page.getByRole('textbox', { name }).click();
    await page.keyboard.type(text);
  };
  await type('Name', 'Selam Bekele');
  await type('Phone', '0911223344');
  await type('Guests', '120');
  await type('Advance', '5000');
  const when = page.getByRole('group', { name: /^Day and hour/u });
  await when.getByRole('button', { name: /day$/u }).click();
  await page.getByRole('button', { name: 'Set' }).click();
  await when.getByRole('button', { name: /time$/u }).click();
  await page.getByRole('radio', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Set' }).click();
  await save.click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/Booked: 2026-10-/u)
    .waitFor();
}

export const useHallBooking: UseOf = async (page, url, complaints) => {
  await page.goto(url);
  await signIn(page);
  complaints.splice(0);
  await readLists(page);
  await book(page);
  await tab(page, 'Money');
  assert.equal(await page.getByRole('figure').count(), 2, 'two charts');
  await page.getByText('Soomaali', { exact: true }).click();
  await page.getByRole('tab', { name: 'Bil' }).click();
  assert.equal(await page.locator('html').getAttribute('lang'), 'so');
  await page.getByText('አማርኛ', { exact: true }).click();
  await page.getByRole('tab', { name: 'ወር' }).waitFor();
};
