/** Uses an example as a user would; throws on a failed expectation or a logged error. */
import { strict as assert } from 'node:assert';
import { chromium, type Page } from 'playwright';
import { bookHall, bookHallWithoutScripts } from './hall/book-hall.ts';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';

/** Returns a sentence to print, or nothing. */
export type UseOf = (page: Page, url: string, complaints: string[]) => Promise<string | void>;

async function lookAtDate(page: Page) {
  await page.getByRole('button', { name: /^Event date/u }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Event date' });
  await dialog.getByText('= Tuesday, 8 September 2026').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

const styleOf = (page: Page, name: string, property: string) =>
  page
    .getByRole('button', { name })
    .evaluate((button, property) => getComputedStyle(button).getPropertyValue(property), property);

export const useVitePlain: UseOf = async (page, url) => {
  await page.goto(url);
  const save = page.getByRole('button', { name: 'Save' });
  const background = await styleOf(page, 'Save', 'background-color');
  assert.equal(background, 'rgb(122, 31, 61)', 'the brand colour is the tenant’s');
  await lookAtDate(page);
  await save.click();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Saved').waitFor();
  const figures = await bookHall(page);
  await page.getByText('አማርኛ', { exact: true }).click();
  await page.getByRole('heading', { name: 'አዲስ ዝግጅት' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'am');
  return figures;
};

export const useBesideTailwind: UseOf = async (page, url) => {
  await page.goto(url);
  const theirs = 'A button of Tailwind';
  assert.equal(await styleOf(page, theirs, 'padding-left'), '16px');
  assert.notEqual(await styleOf(page, theirs, 'border-radius'), '0px');
  assert.equal(await styleOf(page, 'Save', 'background-color'), 'rgb(4, 106, 106)');
  const fontOf = (name: string) => styleOf(page, name, 'font-family');
  assert.match(await fontOf('Save'), /Noto Sans Ethiopic/u);
  assert.doesNotMatch(await fontOf(theirs), /Noto Sans Ethiopic/u, 'the page keeps its font');
  await lookAtDate(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
  return bookHall(page);
};

/** Compressed kilobytes of scripts for a page with one `Card`. */
const MOST_SCRIPT = 170;

async function withoutScripts(page: Page, use: (plain: Page) => Promise<void>) {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('the page has no browser');
  await use(await context.newPage());
  await context.close();
}

const zones = ['Africa/Addis_Ababa', 'Pacific/Kiritimati'];
const firstDay = { en: 'Meskerem 11, 2019', am: 'መስከረም 11፣ 2019' };

async function visitFromOtherZones(page: Page, url: string, complaints: string[]) {
  for (const timezoneId of zones) {
    for (const [language, day] of Object.entries(firstDay)) {
      const context = await page.context().browser()?.newContext({ timezoneId });
      if (!context) throw new Error('the page has no browser');
      await context.addCookies([{ name: 'language', value: language, url }]);
      const visitor = await context.newPage();
      listen(visitor, complaints);
      await visitor.goto(url, { waitUntil: 'networkidle' });
      await visitor.getByText(day).waitFor();
      await visitor.goto(new URL('hall', url).href, { waitUntil: 'networkidle' });
      assert.equal(await visitor.locator('html').getAttribute('lang'), language);
      await visitor.getByRole('form', { name: 'Booking' }).waitFor();
      await context.close();
    }
  }
}

export const useNext: UseOf = async (page, url, complaints) => {
  const { gzipSync } = await import('node:zlib');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const html = await (await fetch(url)).text();
  assert.match(html, /<html lang="en" data-kit-scheme="light"/u, 'the scheme is in the HTML');
  assert.match(html, /Meskerem 11, 2019/u, 'the server says the Ethiopian date');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Next event' }).waitFor();
  const bodies = await Promise.all(scripts);
  const bytes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  const weight = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  assert(weight <= MOST_SCRIPT, `${weight.toFixed(1)} kB of scripts, ${MOST_SCRIPT} are allowed`);
  await visitFromOtherZones(page, url, complaints);
  const hall = new URL('hall', url).href;
  await withoutScripts(page, (plain) => bookHallWithoutScripts(plain, hall));
  await page.goto(hall);
  const figures = await bookHall(page);
  return `${figures}\nNext page with one Card: ${weight.toFixed(1)} kB of scripts, gz (goal ${MOST_SCRIPT})`;
};

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.setDefaultTimeout(10_000);
}

export async function useExample(url: string, use: UseOf): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumArgs],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    listen(page, complaints);
    const says = await use(page, url, complaints);
    if (says !== undefined) console.log(says);
    assert.deepEqual(complaints, [], 'the browser has nothing to complain about');
  } finally {
    await browser.close();
  }
}
