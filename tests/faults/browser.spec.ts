/** A slow line, blocked storage, odd text, a wrong clock and a hidden balance. D14, spec:5 */
import { deskOf } from '../support/desk.ts';
import { breaking, expect, test } from '../fixture.ts';
import { goWithin, signInAs } from './within.ts';

test.use(breaking);

test(
  'the frame is shown at once on a slow connection, and five presses send one request',
  { tag: '@long' },
  async ({ page, enter }) => {
    const desk = await enter('manager', '/items');
    await expect(page.getByText('ክትፎ')).toBeVisible();
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 6400,
      uploadThroughput: 6400,
    });
    await goWithin(page, '/items?dialog=add');
    const panel = desk.dialog('Add Item');
    await panel.field('Item Name').fill('ድፎ ዳቦ');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/item')) calls += 1;
    });
    const save = panel.button('Save');
    for (let press = 0; press < 5; press += 1) {
      await save.click({ force: true, noWaitAfter: true }).catch(() => undefined);
    }
    await expect(panel.text('Saving...')).toBeVisible();
    await expect(panel.root).toBeHidden();
    expect(calls).toBe(1);
  },
);

for (const kind of ['full', 'shut'] as const) {
  test(
    `a storage that is ${kind} does not prevent signing in or choosing a language`,
    { tag: '@long' },
    async ({ page, say, server }) => {
      await page.addInitScript((how) => {
        if (how === 'full') {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
          return;
        }
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('shut', 'SecurityError');
            },
          });
        }
      }, kind);
      await page.goto('/items');
      // Blocked storage keeps no choice, so the page uses the first language.
      await page.getByText('አማርኛ', { exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'am');
      await page.getByText('English', { exact: true }).first().click();
      await page.getByLabel(/^Username/u).fill('manager');
      await page.getByRole('textbox', { name: /^Password/u }).fill(server.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
      expect(say).toBeDefined();
    },
  );
}

test(
  'a user never sees data of the previous user, even for a moment',
  { tag: '@long' },
  async ({ page, server, enter }) => {
    const desk = await enter('manager', '/users');
    await expect(page.getByText('kebede').first()).toBeVisible();
    await server.endSession(
      await page.evaluate(() => window.sessionStorage.getItem('digis.token') ?? ''),
    );
    await goWithin(page, '/items');
    await expect(desk.button('Sign in')).toBeVisible();
    await page.route('**/api/item', () => undefined);
    await signInAs(desk, 'cook', server.password);
    await expect(page.getByRole('heading', { level: 1, name: desk.say('Items') })).toBeVisible();
    await expect(page.getByText('ክትፎ')).toHaveCount(0);
  },
);

test(
  'a refused read is requested once, and a server error is retried at most three times',
  { tag: '@long' },
  async ({ page, enter }) => {
    await page.clock.install();
    const asked = { '404': 0, '500': 0 };
    let status: keyof typeof asked = '404';
    const desk = await enter('manager', '/branches');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/api/item', (route) => {
      asked[status] += 1;
      const code = status === '404' ? 'NOT_FOUND' : 'INTERNAL';
      return route.fulfill({ status: Number(status), json: { success: false, code, msg: 'No.' } });
    });
    await goWithin(page, '/items');
    await expect(desk.button('Try again')).toBeVisible();
    await page.clock.runFor(120_000);
    expect(asked['404']).toBe(1);
    status = '500';
    await desk.button('Try again').click();
    for (let wait = 0; wait < 10; wait += 1) {
      await page.clock.runFor(40_000);
      await page.keyboard.press('Shift');
    }
    expect(asked['500']).toBeGreaterThan(1);
    expect(asked['500']).toBeLessThanOrEqual(4);
  },
);

const stubborn = {
  Amharic: 'ዶሮ ወጥ፣ በእንቁላል፤ «ልዩ»',
  emoji: 'ኬክ 🎂👩‍🍳',
  'a quotation that ends a statement': `0'; DROP TABLE items; --`,
  markup: '<img src=x onerror=alert(1)>{{7*7}}',
};

for (const [what, text] of Object.entries(stubborn)) {
  test(`${what} is returned as it was written`, { tag: '@long' }, async ({ page, enter }) => {
    const desk = await enter('manager', '/items?dialog=add');
    await desk.dialog('Add Item').field('Item Name').fill(text);
    await desk.dialog('Add Item').button('Save').click();
    await expect(desk.dialog('Add Item').root).toBeHidden();
    await page.reload();
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
}

test(
  'a field accepts of ten thousand letters as many as are stored, and all of them are returned',
  { tag: '@long' },
  async ({ page, enter }) => {
    const desk = await enter('manager', '/cashbook?dialog=in');
    const panel = desk.dialog('Cash In');
    await panel.field('Amount').fill('100');
    await panel.field('Remark').fill('ረ'.repeat(10_000));
    const taken = 'ረ'.repeat(2_000);
    await expect(panel.field('Remark')).toHaveValue(taken);
    await expect(panel.root.getByText('No more than 2,000 characters fit here')).toBeVisible();
    await panel.button('Save').click();
    await expect(panel.root).toBeHidden();
    await page.getByRole('button', { name: /^ረ+/u }).click();
    await expect(desk.dialog('Cash entry').root).toContainText(taken);
  },
);

test(
  'a device whose clock is a year ahead gets a warning, and dates stay those of the server',
  { tag: '@long' },
  async ({ page, enter }) => {
    await page.clock.setFixedTime(new Date('2027-11-01T09:00:00Z'));
    await page.route('**/api/tenant', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), is_clock_set: false } });
    });
    const desk = await enter('manager', '/');
    await expect(
      desk.notice("The clock of this device is wrong. Dates here are the server's."),
    ).toBeVisible();
    await expect(page.getByText(/ 2019/u).first()).toBeVisible();
    await expect(page.getByText(/ 2020/u)).toHaveCount(0);
  },
);

test(
  'a balance is not in the page until it is requested, and is hidden again afterwards',
  { tag: '@long' },
  async ({ page, enter }) => {
    const desk = await enter('manager', '/cashbook');
    const panel = desk.card(desk.say('Balance'));
    await expect(panel.button('Show balances')).toBeVisible();
    const amounts = /\d{3}\s?(Br|ብር)/u;
    expect(await panel.root.innerHTML()).not.toMatch(amounts);
    await panel.button('Show balances').click();
    await expect(panel.root).toContainText(amounts);
    await goWithin(page, '/items');
    await expect(page.getByRole('heading', { level: 1, name: desk.say('Items') })).toBeVisible();
    await goWithin(page, '/cashbook');
    const again = deskOf(page, desk.say).card(desk.say('Balance'));
    await expect(again.button('Show balances')).toBeVisible();
    expect(await again.root.innerHTML()).not.toMatch(amounts);
  },
);
