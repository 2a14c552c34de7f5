import { buildEvent } from '@digis/server/testing';
import type { Page } from '@playwright/test';
import { sayIn } from '../support/catalogue.ts';
import { deskOf, sendSignIn } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';

async function lose(page: Page, part: string) {
  const files = `**/assets/${part}-*`;
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
}

test(
  'a notice that failed to load is not shown, and everything else stays',
  { tag: ['@phone', '@long-amharic'] },
  async ({ page, signIn, say }) => {
    await lose(page, 'home-screen-notice');
    const lost = page.waitForEvent('requestfailed');
    await signIn('hana');
    await lost;
    await deskOf(page, say).button('Schedule Event').click();
    await expect(page.getByRole('dialog', { name: say('Schedule Event') })).toBeVisible();
  },
);

test(
  'a menu that failed to load opens when it is pressed again',
  { tag: ['@phone', '@long-amharic'] },
  async ({ page, signIn, say }) => {
    // This chunk holds lists and all overlays, including the menu.
    const letThrough = await lose(page, 'lists');
    await signIn('hana');
    const lost = page.waitForEvent('requestfailed');
    const menu = deskOf(page, say).button('Menu');
    await menu.click();
    await lost;
    await expect(page.getByRole('heading', { level: 1, name: say('Calendar') })).toBeVisible();
    await letThrough();
    await menu.click();
    const drawer = page.getByRole('dialog', { name: say('Menu') });
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.height).toBe(812);
  },
);

test(
  'a screen that failed to load is shown at the next attempt',
  { tag: ['@long-amharic', '@long-desk'] },
  async ({ visit }) => {
    const hana = await visit('hana', '/');
    const letThrough = await lose(hana.page, 'clients-screen');
    await hana.page.goto('/clients');
    const again = hana.page.getByRole('main').getByRole('button', { name: hana.say('Try again') });
    await expect(again).toBeVisible();
    await letThrough();
    await again.click();
    await expect(
      hana.page.getByRole('heading', { level: 1, name: hana.say('Clients') }),
    ).toBeVisible();
    await expect(again).toBeHidden();
  },
);

test(
  'a user who signs in while the app fails to load is told so, and can retry',
  { tag: ['@phone', '@long-amharic'] },
  async ({ page, say, server }) => {
    const desk = deskOf(page, say);
    const letThrough = await lose(page, 'app');
    await page.goto('/');
    await sendSignIn(desk, 'hana', server.password);
    await expect(desk.notice('This page could not be loaded. Check the connection.')).toBeVisible();
    await letThrough();
    await desk.button('Try again').click();
    await expect(page.getByRole('heading', { level: 1, name: say('Calendar') })).toBeVisible();
  },
);

test(
  'a sign-in that failed to load is shown at the next attempt',
  { tag: ['@long-amharic', '@long-desk'] },
  async ({ page, say }) => {
    const desk = deskOf(page, say);
    const letThrough = await lose(page, 'sign-in');
    await page.goto('/');
    await expect(desk.notice('This page could not be loaded. Check the connection.')).toBeVisible();
    await letThrough();
    await desk.button('Try again').click();
    await expect(desk.field('Username')).toBeVisible();
  },
);

test(
  'a language that failed to load keeps the other one, and loads when it is chosen again',
  { tag: ['@long-amharic', '@long-desk'] },
  async ({ page }) => {
    const [english, amharic] = [deskOf(page, sayIn('en')), deskOf(page, sayIn('am'))];
    const letThrough = await lose(page, 'amharic');
    await page.addInitScript(() => window.localStorage.setItem('digis.language', 'am'));
    await page.goto('/');
    await expect(english.button('Sign in')).toBeVisible();
    const choice = page.getByRole('radio', { name: 'አማርኛ' });
    await choice.click({ force: true });
    await expect(
      english.notice('This language could not be loaded. Check the connection.'),
    ).toBeVisible();
    await letThrough();
    await choice.click({ force: true });
    await expect(amharic.button('Sign in')).toBeVisible();
  },
);

test(
  'a day sheet whose other language failed to load says so, and loads at the next attempt',
  { tag: ['@english', '@long-desk'] },
  async ({ server, visit }) => {
    await (await server.as('hana')).post('/api/event', buildEvent());
    const hana = await visit('hana', '/?day=2026-10-01&show=sheet');
    const totals = hana.page.getByRole('region', { name: /Kitchen totals/u });
    await expect(totals).toBeVisible();
    const letThrough = await lose(hana.page, 'am');
    await hana.page.getByRole('radio', { name: 'Both' }).click({ force: true });
    await expect(hana.button('Try again')).toBeVisible();
    await expect(hana.button('Print')).toBeDisabled();
    await letThrough();
    await hana.button('Try again').click();
    await expect(totals).toBeVisible();
    await expect(hana.button('Print')).toBeEnabled();
  },
);
