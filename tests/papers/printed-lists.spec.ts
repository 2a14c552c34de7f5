/** Lists on paper use the desk's table, also from a phone. D130 */
import { addDaysIso, isoToEt } from '@digis/ethio-date';
import { buildEvent } from '@digis/server/testing';
import type { Page } from '@playwright/test';
import { live } from '../scenarios/earlier-days.ts';
import { expect, test } from '../fixture.ts';
import { printedPages } from '../support/printed-pages.ts';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';

const catchPrint = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });

async function pressPrint({ page, say }: Desk) {
  const button = page.getByRole('button', { name: say('Print'), exact: true }).last();
  const menu = page
    .getByRole('main')
    .getByRole('button', { name: /^(Actions|ተግባሮች)/u })
    .first();
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
  else {
    await menu.click();
    await page.getByRole('menuitem', { name: say('Print') }).click();
  }
  await expect(page.locator('[data-printed]')).toHaveCount(1);
}

async function bookMonth(server: Server, count: number) {
  const hana = await server.as('hana');
  for (let after = 0; after < count; after += 1) {
    const event_date = addDaysIso('2026-10-02', after);
    const primary_phone = `09112200${String(after).padStart(2, '0')}`;
    const client = { name: 'ሰላማዊት ገብረማርያም', primary_phone, secondary_phone: primary_phone };
    const event = buildEvent({ event_date, et_date: isoToEt(event_date), client });
    expect((await hana.post('/api/event', event)).body).toMatchObject({ success: true });
  }
}

async function expectOnPaper({ page }: Desk, title: string | RegExp) {
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('main').getByText(title).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  const { main, pressed } = await page.evaluate(() => ({
    main: document.querySelector('main')?.innerText ?? '',
    pressed: [...document.querySelectorAll('main :is(button, input, [role="tab"], [role="note"])')]
      .filter((one) => one.checkVisibility() && !one.closest('tbody'))
      .filter(
        (one) => !['aria-pressed', 'aria-checked'].some((is) => one.getAttribute(is) === 'true'),
      )
      .map((one) => one.textContent),
  }));
  expect(main).not.toContain('*****');
  expect(pressed).toEqual([]);
  await page.emulateMedia({ media: null });
}

test('thirty-six events fill two pages, each under its day, with the sums at the end', async ({
  server,
  visit,
}) => {
  await bookMonth(server, 36);
  const hana = await visit('hana');
  await catchPrint(hana.page);
  await hana.page.goto('/events');
  await pressPrint(hana);
  await expectOnPaper(hana, new RegExp(`^${hana.say('Events')} · `, 'u'));
  await hana.page.emulateMedia({ media: 'print' });
  await expect(hana.page.locator('tfoot')).toContainText('12,600');
  await hana.page.emulateMedia({ media: null });
  expect(await printedPages(hana.page)).toBeLessThanOrEqual(2);
});

const lists = [
  ['Who owes', '/cashbook?tab=owes', 'dawit', 1],
  ['What we owe', '/cashbook?tab=payables', 'dawit', 1],
  ['Cashbook', '/cashbook', 'dawit', 1],
  ['Petty Cash', '/cashbook?tab=petty', 'dawit', 1],
  ['Vendors', '/vendors', 'dawit', 1],
  ['Employees', '/employees', 'dawit', 1],
  ['Event Clients', '/clients', 'hana', 1],
  ['Deleted events', '/events?view=deleted', 'admin', 1],
] as const;

for (const [title, address, who, pages] of lists)
  test(`${title} is printed as a table under its own title`, async ({ server, visit }) => {
    await live(server, 8);
    await bookMonth(server, 2);
    if (title === 'Deleted events') {
      const admin = await server.as('admin');
      const { events } = (await admin.get('/api/event?from=2026-10-02&to=2026-10-02')).body;
      expect((await admin.delete('/api/event', { id: events[0].id })).status).toBe(200);
    }
    const desk = await visit(who);
    await catchPrint(desk.page);
    await desk.page.goto(address);
    await pressPrint(desk);
    await expectOnPaper(desk, desk.say(title));
    expect(await printedPages(desk.page)).toBe(pages);
  });

for (const [of, address] of [
  ['vendor', '/vendors?dialog=ledger&id=1'],
  ['employee', '/employees?dialog=ledger&id=1'],
] as const)
  test(`the ledger of a ${of} is printed on one page`, async ({ server, visit }) => {
    await live(server, 8);
    const dawit = await visit('dawit');
    await catchPrint(dawit.page);
    await dawit.page.goto(address);
    await expect(dawit.page.getByRole('dialog')).toBeVisible();
    await pressPrint(dawit);
    expect(await printedPages(dawit.page)).toBe(1);
  });

test('the book of a day has its balance before and after, and two lines for signatures', async ({
  server,
  visit,
}) => {
  await live(server, 8);
  const dawit = await visit('dawit');
  await catchPrint(dawit.page);
  await dawit.page.goto('/cashbook');
  await dawit.page
    .getByRole('radio', { name: dawit.say("Today's") })
    .or(dawit.button("Today's"))
    .first()
    .click();
  await pressPrint(dawit);
  expect(await printedPages(dawit.page)).toBe(1);
  await dawit.page.emulateMedia({ media: 'print' });
  for (const words of [
    'Opening balance',
    'Closing balance',
    'Counted by: name, signature',
    'Received by: name, signature',
  ])
    await expect(dawit.page.getByText(dawit.say(words), { exact: true })).toBeVisible();
});

test('the overview is printed on at most two pages', async ({ server, visit }) => {
  await live(server, 8);
  const admin = await visit('admin');
  await catchPrint(admin.page);
  await admin.page.goto('/reports');
  await expect(admin.text('Booked and received by month').first()).toBeVisible();
  await pressPrint(admin);
  expect(await printedPages(admin.page)).toBeLessThanOrEqual(2);
});

test('a report of two months is printed with its tables on at most four pages', async ({
  server,
  visit,
}) => {
  await live(server, 8);
  const admin = await visit('admin');
  await catchPrint(admin.page);
  await admin.page.goto('/reports/period?span=range&from=2026-09-11&to=2026-11-09');
  await expect(admin.text('Other costs').last()).toBeVisible();
  await pressPrint(admin);
  expect(await printedPages(admin.page)).toBeLessThanOrEqual(4);
  await admin.page.emulateMedia({ media: 'print' });
  const months = admin.page.getByRole('table', { name: admin.say('By month') });
  await expect(months.getByRole('columnheader', { name: admin.say('Result') })).toBeVisible();
  await expect(admin.root.getByRole('radio', { name: admin.say('Quarter') })).toBeHidden();
});
