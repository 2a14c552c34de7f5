import type { BrowserContext, Page } from '@playwright/test';
import { breaking, expect, test } from '../fixture.ts';

test.use(breaking);

const english = /^Digis could not start\./u;
const amharic = /^ድግስ መጀመር አልቻለም።/u;

async function open(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test('without JavaScript the page says what it needs', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await open(context, `${server.url}/login`);
  await expect(page.getByText(/^Digis needs JavaScript\./u)).toBeVisible();
  await expect(page.getByText(/^ድግስ JavaScript ያስፈልገዋል።/u)).toBeVisible();
  await expect(page.getByText(english)).toBeHidden();
  await context.close();
});

const codeFaults = {
  'a script that the browser cannot read': 'const a = ;',
  'a script that fails at once': 'throw new TypeError("AbortSignal.any is not a function")',
};
for (const [what, code] of Object.entries(codeFaults))
  test(`${what} is reported in both languages`, async ({ browser, server }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.route(/\/assets\/base-.*\.js$/u, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    );
    const page = await open(context, `${server.url}/login`);
    await expect(page.getByText(english)).toBeVisible();
    await expect(page.getByText(amharic)).toBeVisible();
    await context.close();
  });

test('an unsupported browser shows a notice that stays', async ({ browser, server }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => {
    CSS.supports = () => false;
  });
  const page = await open(context, `${server.url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(english)).toBeVisible();
  await context.close();
});

test('a started app shows no start-up notice', async ({ browser, server }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await open(context, `${server.url}/login`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(english)).toHaveCount(0);
  await context.close();
});

const breakOurCode = (page: Page) =>
  page.evaluate(() => {
    AbortSignal.timeout = () => {
      throw new TypeError('timeout is not a function');
    };
  });

test('an error in an event handler is reported, at the sign-in and in the app', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await open(context, `${server.url}/items?dialog=add`);
  await page.getByLabel(/^Username/u).click();
  await page.keyboard.type('manager');
  await page.getByRole('textbox', { name: /^Password/u }).click();
  await page.keyboard.type(server.password);
  await breakOurCode(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Something went wrong in this browser\. Reload/u)).toBeVisible();

  await page.goto(`${server.url}/items?dialog=add`);
  await page.getByLabel(/^Username/u).click();
  await page.keyboard.type('manager');
  await page.keyboard.press('Tab');
  await page.keyboard.type(server.password);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Item Name/u }).click();
  await page.keyboard.type('ድፎ ዳቦ');
  await breakOurCode(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Something went wrong in this browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Item Name/u })).toHaveValue('ድፎ ዳቦ');
  await context.close();
});
