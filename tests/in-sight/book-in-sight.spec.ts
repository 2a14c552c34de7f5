import { expect, test } from '../fixture.ts';
import { inSight } from '../support/in-sight.ts';

const rooms = [
  { tag: '@desk', width: 1280, height: 800, least: 11 },
  // Four with all entries on one day; the demo, with fewer entries a day, shows five.
  { tag: '@phone', width: 375, height: 720, least: 4 },
];

for (const { tag, width, height, least } of rooms) {
  test(
    `the book shows at least ${least} rows at ${width} × ${height}`,
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
      const rows = page.locator('main tbody tr, main ul > li, main [role="group"] > div > div');
      const shown = await inSight(rows, 'half');
      expect(shown).toBeGreaterThanOrEqual(least);
    },
  );
}
