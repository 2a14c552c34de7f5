/** F-04: every read of every screen, answered in eight bad ways; the app lives, says so, and goes on when it is mended. */
import type { Page, Response, Route } from '@playwright/test';
import { isNotHere, type ScreenCase, screens } from '../states/screens.ts';
import { deskOf } from '../support/desk.ts';
import { expect, goWithin, signInAs, test } from './test.ts';

type Answer = Parameters<Route['fulfill']>[0];

const badAnswers: Readonly<Record<string, Answer>> = {
  'a fault of the server': {
    status: 500,
    json: { success: false, msg: 'No.', code: 'INTERNAL', requestId: 'r-500' },
  },
  'a server that is busy': {
    status: 503,
    headers: { 'Retry-After': '1' },
    json: { success: false, msg: 'No.', code: 'UNAVAILABLE', requestId: 'r-503' },
  },
  'a page of somebody else': { contentType: 'text/html', body: '<h1>Gateway</h1>' },
  nothing: { contentType: 'application/json', body: '' },
  'no content': { status: 204 },
  'half of an answer': { contentType: 'application/json', body: '{"success":true,"ite' },
  'success and nothing else': { json: { success: true } },
  'a list': { json: [1, 2, 3] },
};

interface Reads {
  /** From now on every read is answered so; null lets the server answer. */
  become(answer: Answer | null): void;
}

async function holdReads(page: Page, isHeld: (path: string) => boolean): Promise<Reads> {
  let current: Answer | null = null;
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && isHeld(pathname),
    (route) =>
      current === null || route.request().method() !== 'GET'
        ? route.fallback()
        : route.fulfill(current),
  );
  return { become: (answer) => (current = answer) };
}

/** Without it nobody is signed in, so it has a test of its own. */
const isOfScreen = (path: string) => path !== '/api/user-info' && path !== '/api/tenant';

const SAMPLE = new Set(['Items', 'Cashbook, Book']);

type ReadingScreen = ScreenCase & { readonly content: { readonly path: string } };
const isReading = (screen: ScreenCase): screen is ReadingScreen => !isNotHere(screen.content);
const pathOf = (answer: Response) => new URL(answer.url()).pathname;

/** To another screen and back, so that what was read is read again. */
async function comeBack(page: Page, { address, content }: ReadingScreen) {
  const answered = page.waitForResponse((answer) => pathOf(answer) === content.path);
  await goWithin(page, address === '/settings' ? '/items' : '/settings');
  await goWithin(page, address);
  await answered;
}

function testScreen(screen: ReadingScreen) {
  const { name, address, row, person, content } = screen;
  const tag = SAMPLE.has(name) ? [] : ['@long'];
  test(
    `${name}: eight bad answers are said, none is the end of it`,
    { tag },
    async ({ page, enter }) => {
      const reads = await holdReads(page, isOfScreen);
      reads.become(badAnswers['nothing'] ?? null);
      const desk = await enter(person ?? 'manager', address);
      for (const [what, answer] of Object.entries(badAnswers)) {
        reads.become(answer);
        await comeBack(page, screen);
        await expect(desk.button('Try again').first(), what).toBeVisible();
        await expect(page.getByRole('link').filter({ visible: true }).first(), what).toBeEnabled();
      }
      reads.become(null);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const shown = page.getByRole('main').getByText(row).first();
      await expect(shown).toBeVisible();

      reads.become(badAnswers['a fault of the server'] ?? null);
      const asked = page.waitForResponse((answer) => pathOf(answer) === content.path);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await asked;
      await expect(shown, 'what was there stays').toBeVisible();
    },
  );
}

for (const screen of screens.filter(isReading)) testScreen(screen);

test('a profile that does not come is asked for again', async ({ page, enter }) => {
  const reads = await holdReads(page, (path) => path === '/api/user-info');
  reads.become(badAnswers['nothing'] ?? null);
  const desk = await enter('manager', '/items');
  for (const [what, answer] of Object.entries(badAnswers)) {
    reads.become(answer);
    await page.reload();
    await expect(desk.text('Your profile could not be loaded'), what).toBeVisible();
  }
  reads.become(null);
  await desk.button('Try again').click();
  await expect(page.getByRole('heading', { level: 1, name: desk.say('Items') })).toBeVisible();
});

test('signing in does not wait for the name of the business', async ({ page, say, business }) => {
  const reads = await holdReads(page, (path) => path === '/api/tenant');
  for (const answer of Object.values(badAnswers)) {
    reads.become(answer);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Digis' })).toBeVisible();
  }
  await signInAs(deskOf(page, say), 'manager', business.password);
});

test('a write that is answered with a page of somebody else is safe to try again', async ({
  page,
  enter,
  business,
}) => {
  const desk = await enter('manager', '/items?dialog=add');
  const panel = desk.dialog('Add Item');
  await panel.field('Item Name').fill('ድፎ ዳቦ');
  await business.deedsSince();
  await page.route(
    '**/api/item',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.fulfill({ contentType: 'text/html', body: '<h1>Gateway</h1>' });
    },
    { times: 1 },
  );
  await panel.button('Save').click();
  await expect(
    panel.text("The server's answer could not be read. Trying again is safe."),
  ).toBeVisible();
  await panel.button('Save').click();
  await expect(panel.root).toBeHidden();
  expect(await business.deedsSince()).toEqual(['item.create']);
});
