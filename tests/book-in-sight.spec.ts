/** How much of the book a screen shows at once, with the heads of its days. desk.md B11, B19 */
import { expect, test } from './fixture.ts';

const rooms = [
  { tag: '@desk', width: 1280, height: 800, least: 11 },
  // All on one day; the demo, whose days have few entries, shows 5.
  { tag: '@phone', width: 375, height: 720, least: 4 },
];

for (const { tag, width, height, least } of rooms) {
  test(
    `the book shows ${least} rows at ${width} × ${height}`,
    { tag },
    async ({ server, visit }) => {
      const headers = {
        Authorization: `Bearer ${await server.tokenOf('dawit')}`,
        'Content-Type': 'application/json',
      };
      for (let amount = 1; amount <= 12; amount += 1) {
        const body = JSON.stringify({ amount, type: 'in', remark: `ሽያጭ ${amount}` });
        const init = { method: 'POST', headers, body };
        expect((await fetch(`${server.url}/api/transactions`, init)).status).toBe(200);
      }
      const { page } = await visit('dawit', '/cashbook');
      await page.setViewportSize({ width, height });
      await expect(page.getByText(/ሽያጭ 12/u).first()).toBeVisible();
      const shown = await page.evaluate(() => {
        const bars = [...document.querySelectorAll('nav')].map((nav) =>
          nav.getBoundingClientRect(),
        );
        const below = bars.filter((bar) => bar.height > 0 && bar.top > innerHeight / 2);
        const floor = Math.min(innerHeight, ...below.map(({ top }) => top));
        const rows = 'main tbody tr, main ul > li, main [role="group"] > div > div';
        // At least half of it, which says with whom and how much.
        const middles = [...document.querySelectorAll(rows)].map((row) => {
          const box = row.getBoundingClientRect();
          return (box.top + box.bottom) / 2;
        });
        return middles.filter((middle) => middle > 0 && middle < floor).length;
      });
      expect(shown).toBeGreaterThanOrEqual(least);
    },
  );
}
