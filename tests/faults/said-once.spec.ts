import type { Page } from '@playwright/test';
import { expect, looking, test } from '../fixture.ts';
import type { Say } from '../support/catalogue.ts';

test.use(looking);

const places = [
  '/',
  '/?day=2026-10-01',
  '/overview',
  '/events?event=1&on=2026-10-01',
  '/clients?client=1',
  '/cashbook?tab=book',
  '/cashbook?tab=pending',
  '/cashbook?tab=petty',
  '/settings',
] as const;

const FIRST = /\/api\/(?:user-info|tenant|message-counts)/u;

async function failAll(page: Page) {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && !FIRST.test(pathname),
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            status: 500,
            json: { success: false, msg: 'No.', code: 'INTERNAL', requestId: 'r-1' },
          })
        : route.fallback(),
  );
}

const tryAgain = (page: Page, say: Say) =>
  page.getByRole('main').getByRole('button', { name: say('Try again') });

const marked = (page: Page, say: Say) => page.getByRole('main').getByText(say('Not loaded'));

for (const address of places) {
  test(`${address}: a failed read is reported once`, async ({ page, say, enter }) => {
    await failAll(page);
    await enter('admin', address);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(tryAgain(page, say)).toHaveCount(1);
    await page.unrouteAll();
    await tryAgain(page, say).click();
    await expect(tryAgain(page, say)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(marked(page, say)).toHaveCount(0);
  });
}

test('a missing network is reported by the notice at the top, and not by each section', async ({
  page,
  context,
  say,
  enter,
}) => {
  await failAll(page);
  await enter('admin', '/');
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts).toHaveCount(1);
  await context.setOffline(true);
  const said = page.getByText(
    say('You are offline. Nothing is saved until the connection is back.'),
  );
  await expect(said).toHaveCount(1);
  await expect(alerts).toHaveCount(0);
  await expect(marked(page, say).first()).toBeAttached();
  await expect(tryAgain(page, say)).toHaveCount(1);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
  await expect(marked(page, say)).toHaveCount(0);
  await expect(tryAgain(page, say)).toHaveCount(0);
});
