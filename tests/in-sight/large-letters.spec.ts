import { expect, test } from '../fixture.ts';

const routes = [
  '/',
  '/?view=year',
  '/events',
  '/cashbook',
  '/reports',
  '/reports/period',
  '/kitchen',
];

test.use({ business: 'every list', viewport: { width: 375, height: 812 } });

const enlarge = () => document.documentElement.style.setProperty('font-size', '200%');

for (const route of routes)
  test(
    `letters of 200 % need no horizontal scrolling on a phone: ${route}`,
    { tag: ['@long', '@phone'] },
    async ({ enter }) => {
      const { page } = await enter('admin', route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(enlarge);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        )
        .toBeLessThanOrEqual(0);
    },
  );

test(
  'the weekday names of the calendar stay on one line with enlarged letters',
  { tag: ['@long', '@phone'] },
  async ({ enter }) => {
    const { page } = await enter('admin', '/');
    await page.getByRole('grid').first().waitFor();
    await page.evaluate(enlarge);
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('[role="columnheader"]')].map(
        (head) =>
          head.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(head).lineHeight),
      ),
    );
    for (const lines of heights) expect(lines).toBeLessThan(2);
  },
);
