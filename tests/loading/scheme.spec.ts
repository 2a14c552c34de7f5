import type { Page } from '@playwright/test';
import { chooseScheme, expect, test } from '../fixture.ts';

const canvas = { light: 'rgb(247, 250, 250)', dark: 'rgb(28, 35, 36)' } as const;
const bar = { light: '#063f3f', dark: '#071f1f' } as const;
const declared = { light: 'light only', dark: 'dark' } as const;

type Shown = keyof typeof canvas;

const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const shown = bars.find(({ media }) => matchMedia(media || 'all').matches);
    return { backgroundColor, colorScheme, bar: shown?.content };
  });

const inScheme = (scheme: Shown) => ({
  backgroundColor: canvas[scheme],
  colorScheme: declared[scheme],
  bar: bar[scheme],
});

for (const [device, choice, shown] of [
  ['dark', null, 'dark'],
  ['light', null, 'light'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
] as const)
  test(
    `a ${device} device with ${choice ?? 'no'} choice has a ${shown} page before and after its code loads`,
    { tag: ['@long', '@english'] },
    async ({ page, say }) => {
      const { promise: wait, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await wait;
        await route.continue();
      });
      await page.emulateMedia({ colorScheme: device });
      if (choice) await chooseScheme(page, choice);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByText(say('Sign in to Event Management'))).toBeVisible();
      expect(await look(page)).toEqual(inScheme(shown));
      letGo();
      await expect(page.getByRole('textbox', { name: say('Username') })).toBeVisible();
      expect(await look(page)).toEqual(inScheme(shown));
    },
  );

test(
  "a page without a choice follows the device's scheme",
  { tag: ['@long', '@english'] },
  async ({ enter, page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enter('hana', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await look(page)).toEqual(inScheme('light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look(page)).toEqual(inScheme('dark'));
  },
);

test(
  'a scheme chosen in My account applies at once, and is kept',
  { tag: '@long' },
  async ({ enter, page, say }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const desk = await enter('hana', '/?dialog=account');
    await desk.dialog('My account').root.getByText(say('Dark'), { exact: true }).click();
    await expect.poll(() => look(page)).toEqual(inScheme('dark'));
    await page.reload();
    await expect(page.getByRole('radio', { name: say('Dark') })).toBeChecked();
    expect(await look(page)).toEqual(inScheme('dark'));
    await desk.dialog('My account').root.getByText(say('System'), { exact: true }).click();
    await expect.poll(() => look(page)).toEqual(inScheme('light'));
  },
);
