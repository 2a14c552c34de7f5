import { buildEvent } from '@digis/server/testing';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixture.ts';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';

const widths = [641, 700, 768, 910, 1024, 1100, 1190] as const;

test.use({ business: 'every list' });

async function book(server: Server) {
  const hana = await server.as('hana');
  const event = buildEvent({
    additional_price: 1_234_567.5,
    client: {
      name: 'ወይዘሮ ሰላማዊት ገብረማርያም',
      primary_phone: '0911220099',
      secondary_phone: '0911220099',
    },
  });
  expect((await hana.post('/api/event', event)).body).toMatchObject({ success: true });
  const dawit = await server.as('dawit');
  const entry = { type: 'out', amount: 1_234_567.5, remark: 'ለአዳራሽ ኪራይ እና ለድንኳን' };
  expect((await dawit.post('/api/transactions', entry)).status).toBe(200);
}

const sumsOutOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table, [role="dialog"] table')]
      .filter((table) => table.checkVisibility())
      .flatMap((table) => {
        const box = table.parentElement?.parentElement?.getBoundingClientRect();
        const acts = table.querySelector('tbody [data-acts]')?.getBoundingClientRect();
        const end = Math.min(innerWidth, box?.right ?? 0, acts?.left ?? Infinity) + 1;
        const begin = (box?.left ?? 0) - 1;
        return [...table.querySelectorAll('td[data-align="end"]:not([data-acts]), td data')]
          .map((cell) => ({ text: cell.textContent, box: cell.getBoundingClientRect() }))
          .filter(({ box: { left, right } }) => right > end || left < begin)
          .map(({ text }) => text);
      }),
  );

async function expectSumsInSight({ page }: Desk, where: string, least = 1) {
  const tables = page.locator('main table, [role="dialog"] table');
  await expect(tables.locator('tbody tr').filter({ visible: true }).first()).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sumsOutOfSight(page), `${where}, ${width} px`).toEqual([]);
    const sums = tables.locator('td data').filter({ visible: true });
    await expect
      .poll(() => sums.count(), `sums of ${where}, ${width} px`)
      .toBeGreaterThanOrEqual(least);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const tag = ['@desk', '@long'];

test(
  'the sums of the cashbook and its tabs are visible at every width',
  { tag },
  async ({ server, visit }) => {
    await book(server);
    const admin = await visit('admin');
    await admin.page.getByRole('link', { name: admin.say('Cashbook'), exact: true }).click();
    await expectSumsInSight(admin, 'book');
    for (const tab of ['Advance', 'Who owes', 'We owe']) {
      await admin.tab(tab).click();
      await expectSumsInSight(admin, tab);
    }
  },
);

test(
  'the sums of events are visible at every width, also for deleted events',
  { tag },
  async ({ server, visit }) => {
    await book(server);
    const admin = await visit('admin');
    await admin.page.getByRole('link', { name: admin.say('Events'), exact: true }).click();
    await expectSumsInSight(admin, 'events');
    await admin.page.getByRole('main').getByText(admin.say('Deleted'), { exact: true }).click();
    await expectSumsInSight(admin, 'deleted events');
  },
);

const screens = [
  ['Clients', 0],
  ['Deliverables', 1],
  ['Vendors', 1],
  ['Items', 0],
  ['Packages', 1],
  ['App Users', 0],
  ['Employees', 1],
  ['Branches', 0],
  ['Action Logs', 0],
] as const;

for (const [screen, least] of screens)
  test(`every figure of ${screen} is visible at every width`, { tag }, async ({ visit }) => {
    const admin = await visit('admin');
    await admin.page.getByRole('link', { name: admin.say(screen), exact: true }).click();
    await expect(admin.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSumsInSight(admin, screen, least);
  });

for (const [screen, name, act] of [
  ['Vendors', 'Selam DJ', 'Payment Ledger'],
  ['Employees', 'ትግስት አለሙ', 'Salary & Wage'],
] as const)
  test(
    `the sums of a ledger of ${screen} are visible at every width`,
    { tag },
    async ({ visit }) => {
      const admin = await visit('admin');
      await admin.page.getByRole('link', { name: admin.say(screen), exact: true }).click();
      const row = admin.row(new RegExp(name, 'u')).root.first();
      await row.getByRole('button').last().click();
      await admin.page.getByRole('menuitem', { name: admin.say(act) }).click();
      await expect(admin.page.getByRole('dialog')).toBeVisible();
      await expectSumsInSight(admin, `ledger of ${name}`);
    },
  );

test(
  'the sums of a client and of a petty cash are visible at every width',
  { tag },
  async ({ server, visit }) => {
    await book(server);
    const admin = await visit('admin');
    await admin.page.getByRole('link', { name: admin.say('Clients'), exact: true }).click();
    await admin.page.getByRole('rowheader').getByRole('button', { name: /ሰላማዊት/u }).click();
    await expectSumsInSight(admin, 'client');
    await admin.page.getByRole('link', { name: admin.say('Cashbook'), exact: true }).click();
    await admin.tab('Petty Cash').click();
    await admin.button('Manage').first().click();
    await expectSumsInSight(admin, 'petty cash');
  },
);
