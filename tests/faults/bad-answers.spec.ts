/** Gives each screen's reads eight kinds of bad answers; the app survives, reports and recovers. */
import type { Page, Route } from '@playwright/test';
import { rowOf } from '../states/screen-parts.ts';
import { isNotHere, type ScreenCase, screens } from '../states/screens.ts';
import { deskOf } from '../support/desk.ts';
import { breaking, expect, test } from '../fixture.ts';
import { goWithin, signInAs } from './within.ts';

test.use(breaking);

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
  'a page of another server': { contentType: 'text/html', body: '<h1>Gateway</h1>' },
  nothing: { contentType: 'application/json', body: '' },
  'no content': { status: 204 },
  'half of an answer': { contentType: 'application/json', body: '{"success":true,"ite' },
  'success and nothing else': { json: { success: true } },
  'a list': { json: [1, 2, 3] },
};

interface Reads {
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

/** These two reads are tested separately, because without them no user is signed in. */
const isOfScreen = (path: string) => path !== '/api/user-info' && path !== '/api/tenant';

type ReadingScreen = ScreenCase & {
  readonly content: { readonly path: string; readonly after?: string };
};
const isReading = (screen: ScreenCase): screen is ReadingScreen => !isNotHere(screen.content);

const waitForRead = (page: Page, path: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === path);

async function comeBack(page: Page, address: string, path: string) {
  // Waits until the app renders, because before that nothing handles a change of the address.
  await expect(page.getByRole('main')).toBeVisible();
  await goWithin(page, address === '/settings' ? '/items' : '/settings');
  await expect(page.locator('[aria-current=page]').first()).not.toHaveAttribute('href', address);
  const answered = waitForRead(page, path);
  await goWithin(page, address);
  await answered;
}

/** Repeats the event, because the app does not read recent data again at once. */
async function reconnect(page: Page, path: string) {
  let isAnswered = false;
  const answered = waitForRead(page, path).then(() => (isAnswered = true));
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(isAnswered).toBe(true);
  }).toPass();
  await answered;
}

function testReads(
  screen: ReadingScreen,
  what: string,
  path: string,
  isGood: (path: string) => boolean,
) {
  const { address, person, content } = screen;
  test(
    `${what}: each of eight bad answers is reported, and Try again recovers`,
    { tag: '@long' },
    async ({ page, enter }) => {
      const reads = await holdReads(page, (read) => isOfScreen(read) && !isGood(read));
      reads.become(badAnswers['nothing'] ?? null);
      const desk = await enter(person ?? 'manager', address);
      for (const [kind, answer] of Object.entries(badAnswers)) {
        reads.become(answer);
        await comeBack(page, address, path);
        await expect(desk.button('Try again').first(), kind).toBeVisible();
        await expect(page.getByRole('link').filter({ visible: true }).first(), kind).toBeEnabled();
      }
      reads.become(null);
      await reconnect(page, content.path);
      await expect(rowOf(page, screen)).toBeVisible();

      reads.become(badAnswers['a fault of the server'] ?? null);
      await reconnect(page, content.path);
      await expect(rowOf(page, screen), 'what was there stays').toBeVisible();
    },
  );
}

for (const screen of screens.filter(isReading)) {
  const { path, after } = screen.content;
  testReads(screen, screen.name, after ?? path, () => false);
  if (after !== undefined)
    testReads(screen, `${screen.name}, its rows`, path, (read) => read === after);
}

test('a profile that failed to load can be retried', { tag: '@long' }, async ({ page, enter }) => {
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

test(
  'the sign-in works without the name of the business',
  { tag: '@long' },
  async ({ page, say, server }) => {
    const reads = await holdReads(page, (path) => path === '/api/tenant');
    for (const answer of Object.values(badAnswers)) {
      reads.become(answer);
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Digis' })).toBeVisible();
    }
    await signInAs(deskOf(page, say), 'manager', server.password);
  },
);

test(
  "a write answered with another server's page can safely be repeated",
  { tag: '@long' },
  async ({ page, enter, server }) => {
    const desk = await enter('manager', '/items?dialog=add');
    const panel = desk.dialog('Add Item');
    await panel.field('Item Name').fill('ድፎ ዳቦ');
    await server.actionsSince();
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
    expect(await server.actionsSince()).toEqual(['item.create']);
  },
);
