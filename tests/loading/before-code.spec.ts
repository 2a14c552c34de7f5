import { formatMonth } from '@digis/ethio-date';
import type { Locator, Page } from '@playwright/test';
import { deskOf, sendSignIn } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';

const NOW = '2026-10-01T09:00:00Z';

async function holdScripts(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise: wait, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

async function placeOf(element: Locator) {
  const { x, y, height } = (await element.boundingBox()) ?? {};
  return { x, y, height };
}

for (const calendar of ['ethiopic', 'gregory'] as const) {
  test(
    `the month is shown before its code loads, in the ${calendar} calendar, and does not move`,
    { tag: '@long-amharic' },
    async ({ page, language, server }) => {
      server.setClock(NOW);
      await page.clock.setFixedTime(NOW);
      const { token } = await server.as('hana');
      await page.addInitScript(
        ([given, chosen]) => {
          window.sessionStorage.setItem('digis.token', given);
          window.localStorage.setItem('digis.calendar', chosen);
        },
        [token ?? '', calendar] as const,
      );
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });

      const title = page.locator('h2', {
        hasText: formatMonth(calendar, NOW.slice(0, 10), language),
      });
      await expect(title).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(0);
      const before = await placeOf(title);

      letGo();
      const drawn = page.getByRole('heading', { level: 2, name: await title.innerText() });
      await expect(drawn).toBeVisible();
      expect(await placeOf(drawn)).toEqual(before);
    },
  );
}

test(
  'the sign-in is shown before its code loads',
  { tag: '@long-amharic' },
  async ({ page, say }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(say('Sign in to Event Management'))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('textbox', { name: say('Username') })).toBeVisible();
  },
);

test(
  'a name and a password typed before the form is ready go to their fields',
  { tag: '@long-amharic' },
  async ({ page, say }) => {
    const letGo = await holdScripts(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText(say('Sign in to Event Management'))).toBeVisible();
    await page.keyboard.type('hana');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bunna-kolo-77');
    letGo();
    const name = page.getByRole('textbox', { name: say('Username') });
    await expect(name).toHaveValue('hana');
    await expect(page.getByLabel(say('Password')).first()).toHaveValue('bunna-kolo-77');
  },
);

test(
  'the sign-in form stays visible until the app can replace it',
  { tag: '@long-amharic' },
  async ({ page, say, server }) => {
    const letGo = await holdScripts(page, '**/assets/app-*.js');
    const desk = deskOf(page, say);
    await page.goto('/');
    const signedIn = page.waitForResponse('**/api/login');
    await sendSignIn(desk, 'hana', server.password);
    await signedIn;
    await expect(desk.field('Username')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: say('Calendar') })).toBeVisible();
  },
);
