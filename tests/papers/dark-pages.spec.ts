import type { Page } from '@playwright/test';
import { expect, looking, test } from '../fixture.ts';
import { headed, rowOf } from '../states/screen-parts.ts';
import { isNotHere, screens } from '../states/screens.ts';
import { undated } from '../support/printed-pages.ts';

test.use(looking);

async function printedIn(page: Page, scheme: 'light' | 'dark') {
  await page.evaluate(
    (shown) => document.documentElement.setAttribute('data-kit-scheme', shown),
    scheme,
  );
  return undated(await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true }));
}

for (const screen of screens)
  test(
    `${screen.name}: the paper is white in dark mode too`,
    { tag: ['@long', '@english', '@desk'] },
    async ({ page, say, enter }) => {
      await enter(screen.person, screen.address);
      await headed(page, say, screen);
      if (!isNotHere(screen.content)) await expect(rowOf(page, screen)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const isSame = async () =>
        (await printedIn(page, 'dark')).equals(await printedIn(page, 'light'));
      await expect.poll(isSame).toBe(true);
    },
  );
