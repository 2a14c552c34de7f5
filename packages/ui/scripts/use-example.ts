/** Uses the built example in a browser: the tenant's colour, both languages, an Ethiopian date. */
import { strict as assert } from 'node:assert';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/find-chromium.mjs';
import { serveFiles } from './serve-files.ts';

async function smoke(page: Page) {
  const save = page.getByRole('button', { name: 'Save' });
  const background = () => save.evaluate((button) => getComputedStyle(button).backgroundColor);
  assert.equal(await background(), 'rgb(122, 31, 61)', 'the brand colour is the tenant’s');

  await page.getByRole('button', { name: /^Event date/u }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Event date' });
  await dialog.getByText('= Tuesday, 8 September 2026').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await save.click();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Saved').waitFor();
  await page.getByText('አማርኛ', { exact: true }).click();
  await page.getByRole('heading', { name: 'አዲስ ዝግጅት' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'am');
}

/** Throws when an expectation fails, or when the browser logs an error. */
export async function useExample(folder: string): Promise<void> {
  const site = await serveFiles(folder);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.setDefaultTimeout(10_000);
    await page.goto(site.url);
    await smoke(page);
    assert.deepEqual(complaints, [], 'the browser has nothing to complain about');
  } finally {
    await browser.close();
    site.close();
  }
}
