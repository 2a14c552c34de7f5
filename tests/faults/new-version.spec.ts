/** An installed app caches no personal data, and updates on request. */
import type { BrowserContext, Page } from '@playwright/test';
import { deskOf } from '../support/desk.ts';
import { type NewerServer, startNewerServer } from './newer-server.ts';
import { breaking, expect, startSession, test } from '../fixture.ts';
import { goWithin } from './within.ts';

test.use(breaking);

const NEWER = 'There is a new version. Save what you are typing, then reload.';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('a chunk removed by a deploy leads to one offer to reload, and typed values are kept', async ({
  page,
  enter,
}) => {
  await page.route(/settings-screen/u, (route) => route.fulfill({ status: 404, body: '' }));
  const desk = await enter('manager', '/items?dialog=add');
  await desk.dialog('Add Item').field('Item Name').fill('ድፎ ዳቦ');
  const loads = countLoads(page);
  await goWithin(page, '/settings');
  await expect(desk.notice(NEWER)).toBeVisible();
  await expect(desk.button('Try again')).toBeVisible();
  await goWithin(page, '/branches');
  await expect(page.getByRole('heading', { level: 1, name: desk.say('Branches') })).toBeVisible();
  expect(loads(), 'no page reloads by itself').toBe(0);
  await page.unroute(/settings-screen/u);
  await desk.button('Reload').click();
  await goWithin(page, '/settings');
  await expect(desk.notice(NEWER)).toHaveCount(0);
});

test('a chunk that failed to load offline is not reported as a newer version', async ({
  page,
  enter,
}) => {
  // The server cannot be reached, but the device is online.
  await page.route(/settings-screen|\/$/u, (route) => route.abort('connectionrefused'));
  const desk = await enter('manager', '/items?dialog=add');
  await expect(desk.dialog('Add Item').root).toBeVisible();
  await goWithin(page, '/settings');
  await expect(desk.button('Try again')).toBeVisible();
  await expect(desk.notice(NEWER)).toHaveCount(0);
});

test.describe('as an installed app', () => {
  let context: BrowserContext;
  let newer: NewerServer;

  test.beforeEach(async ({ browser, server, viewport }) => {
    newer = await startNewerServer(server.url);
    context = await browser.newContext({ baseURL: newer.url, viewport, serviceWorkers: 'allow' });
  });
  test.afterEach(async () => {
    await context.close();
    await newer.close();
  });

  const openInstalled = async (token: string, language: string, address: string) => {
    const page = await context.newPage();
    await startSession(page, token);
    await page.goto(address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page;
  };

  const keptBy = (page: Page) =>
    page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });

  test('an installed app caches the shell, but no answer, image or personal data', async ({
    server,
    language,
    say,
  }) => {
    const token = await server.tokenOf('manager');
    const page = await openInstalled(token, language, '/clients');
    for (const address of ['/events', '/cashbook', '/employees', '/clients']) {
      await goWithin(page, address);
      await expect(page.getByRole('row').or(page.getByRole('article')).first()).toBeVisible();
    }
    const kept = await keptBy(page);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((path) => path !== '/index.html' && !path.startsWith('/assets/'))).toEqual(
      [],
    );

    newer.unplug();
    await page.reload();
    await expect(deskOf(page, say).text('Your profile could not be loaded')).toBeVisible();
    expect(await page.content()).not.toContain('አልማዝ');
  });

  test('an installed app offers a newer version, and loads it once on request', async ({
    server,
    language,
    say,
  }) => {
    const page = await openInstalled(
      await server.tokenOf('manager'),
      language,
      '/items?dialog=add',
    );
    const desk = deskOf(page, say);
    await desk.dialog('Add Item').field('Item Name').fill('ድፎ ዳቦ');
    const loads = countLoads(page);
    newer.deploy();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.getByText(say(NEWER))).toBeAttached();
    await expect(desk.dialog('Add Item').field('Item Name')).toHaveValue('ድፎ ዳቦ');
    expect(loads()).toBe(0);
    await desk.dialog('Add Item').button('Cancel').click();
    await desk.button('Discard').click();
    await desk.button('Reload').click();
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(say(NEWER))).toHaveCount(0);
  });

  test("an installed app has a name, existing icons and a start page, in the page's language", async ({
    page,
    server,
    language,
    enter,
  }) => {
    await enter('manager', '/items');
    const link = page.locator('link[rel=manifest]');
    await expect(link).toHaveAttribute('href', `/manifest.${language}.webmanifest`);
    const answer = await page.request.get(`${server.url}/manifest.${language}.webmanifest`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { name, lang, icons, start_url, theme_color } = await answer.json();
    expect([name !== '', lang, start_url, theme_color]).toEqual([true, language, '/', '#063f3f']);
    for (const { src, type } of icons) {
      const icon = await page.request.get(`${server.url}${src}`);
      expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
    }
  });
});
