/** Screens printed from the dark scheme: the paper is that of the light one. */
import type { Page } from '@playwright/test';
import { expect, looking, test } from '../fixture.ts';
import { headed, rowOf } from '../states/screen-parts.ts';
import { isNotHere, screens } from '../states/screens.ts';
import { undated } from '../support/printed-pages.ts';

test.use(looking);

const printed = async (page: Page) =>
  undated(await page.pdf({ format: 'A4', preferCSSPageSize: true }));

/** As the choice in My account does. */
const setScheme = (page: Page, scheme: string) =>
  page.evaluate((shown) => document.documentElement.setAttribute('data-kit-scheme', shown), scheme);

for (const screen of screens)
  test(
    `${screen.name}: the paper is white from a dark page too`,
    { tag: ['@long', '@english', '@desk'] },
    async ({ page, say, enter }) => {
      await enter(screen.person, screen.address);
      await headed(page, say, screen);
      if (!isNotHere(screen.content)) await expect(rowOf(page, screen)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await setScheme(page, 'dark');
      const fromDark = await printed(page);
      await setScheme(page, 'light');
      expect(fromDark.equals(await printed(page))).toBe(true);
    },
  );
