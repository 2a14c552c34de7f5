import type { Page } from '@playwright/test';
import { live } from '../scenarios/earlier-days.ts';
import { expect, test } from '../fixture.ts';

/** A4 at 96 dpi, without margins. */
const paper = { width: 718, height: 1047 };

const printable = [
  ['events', '/events', /አልማዝ ተስፋዬ/u],
  ['clients', '/clients', /አልማዝ ተስፋዬ/u],
  ['cashbook', '/cashbook', /50,000/u, 'dawit'],
  ['petty cash', '/cashbook?tab=petty', /10,000|15,000/u, 'dawit'],
  ['vendor ledger', '/vendors?dialog=ledger&id=1', /12,000/u, 'dawit'],
  ['employee ledger', '/employees?dialog=ledger&id=1', /800/u, 'dawit'],
  ['day sheet', '/?day=2026-10-01&show=sheet', /አልማዝ ተስፋዬ/u],
  ['kitchen sheet', '/kitchen?from=2026-10-01', /አልማዝ ተስፋዬ/u],
  ['load list', '/kitchen?from=2026-10-01&sheet=load', /አልማዝ ተስፋዬ/u],
  ['shopping list', '/kitchen?from=2026-10-01&sheet=shopping&paper=both', /ክትፎ/u],
  ['packages', '/packages', /wedding gold/iu, 'admin'],
  ['users', '/users', /kebede/u, 'admin'],
  ['action logs', '/action-logs', /hana/u, 'admin'],
] as const;

async function printed(page: Page) {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(async () => {
    // Text has its final width only once the fonts have loaded.
    await document.fonts.ready;
    // Components that react to printing render in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // If a dialog is open, it is printed in place of the screen.
    const sheet = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
    if (sheet === null) throw new Error('no content');
    const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    const found: { text: string; x: number; y: number; right: number; isTorn: boolean }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      const { left, right, top, width } = range.getBoundingClientRect();
      const text = node.textContent?.trim() ?? '';
      const isShown = node.parentElement?.checkVisibility() === true && width > 1;
      if (!isShown || text === '') continue;
      const isTorn = !/\s/u.test(text) && range.getClientRects().length > 1;
      const [x, y] = [Math.round(left), Math.round(top)];
      found.push({ text, x, y, right: Math.round(right), isTorn });
    }
    return found;
  });
}

const chipsThatAreOff = ["Today's", "Yesterday's", 'Last month', 'Without staff', 'Owing'];

const colourOfLinks = (page: Page) =>
  page.evaluate(() => {
    const colours = [...document.querySelectorAll('main a, main tbody th button')].map(
      (link) => getComputedStyle(link).color,
    );
    return [...new Set(colours)].filter((colour) => colour !== 'rgb(0, 0, 0)');
  });

for (const [name, address, awaited, who = 'hana'] of printable) {
  test(
    `${name}: a phone prints the same as a desk`,
    { tag: ['@desk', '@english'] },
    async ({ visit, server, browser }) => {
      await live(server, 8);
      const desk = await visit(who, address);
      const sheetOf = (page: Page) =>
        page.locator(address.includes('dialog=') ? '[role="dialog"]' : 'main');
      const expectWhole = async (page: Page) => {
        await expect(sheetOf(page)).toContainText(awaited);
        await expect(sheetOf(page)).not.toContainText('Loading');
      };
      await expectWhole(desk.page);
      const fromDesk = await printed(desk.page);

      const state = await desk.page.evaluate(() =>
        Object.fromEntries(Object.entries(sessionStorage)),
      );
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      await context.addInitScript((kept) => {
        for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
      }, state);
      const phone = await context.newPage();
      await phone.goto(address);
      await expectWhole(phone);
      const fromPhone = await printed(phone);

      expect(fromPhone).toEqual(fromDesk);
      for (const { text, right } of fromDesk) expect(right, text).toBeLessThanOrEqual(paper.width);
      expect(fromDesk.filter(({ isTorn }) => isTorn)).toEqual([]);
      await expect(sheetOf(desk.page).getByRole('button', { name: /^More actions/u })).toHaveCount(
        0,
      );
      const words = fromDesk.map(({ text }) => text).join('\n');
      expect(words).not.toContain('No more data to load.');
      expect(words).not.toMatch(/Back to|Skip/u);
      expect(fromDesk.filter(({ text }) => chipsThatAreOff.includes(text))).toEqual([]);
      expect(words).not.toContain('*****');
      expect(await colourOfLinks(desk.page)).toEqual([]);
      expect((await desk.page.pdf()).length).toBeGreaterThan(0);
      await context.close();
    },
  );
}

test(
  'printing a screen that is a paper prints only the paper',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await live(server, 1);
    const { page } = await visit('hana', '/kitchen?from=2026-10-01');
    const paper = page.getByRole('main');
    await expect(paper).toContainText('አልማዝ ተስፋዬ');
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText(/^Kitchen sheet ·/u)).toBeVisible();
    await expect(paper.getByRole('heading', { name: 'Kitchen', exact: true })).toBeHidden();
    await expect(paper.getByText('Days', { exact: true })).toBeHidden();
  },
);

test(
  'printing with two dialogs open prints only the top one',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await live(server, 6);
    server.setClock('2026-10-01T20:00:00+03:00');
    const { page } = await visit('dawit', '/employees?dialog=pay-day');
    const of = (name: string) => page.getByRole('dialog', { name });
    await of('Pay-day').getByRole('button', { name: 'Print list to sign' }).click();
    await expect(of('Print list to sign')).toContainText('Received by');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Received by/u).first()).toBeVisible();
    await expect(page.getByText('Where the money is')).toBeHidden();
    await expect(page.getByText('Cash box')).toBeHidden();
  },
);

test(
  'the event counts of a month are printed in black',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await live(server, 1);
    const { page } = await visit('hana', '/?month=2019-01');
    const count = page.getByRole('main').getByText('1', { exact: true }).last();
    await expect(page.getByRole('button', { name: /1 event/u })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(count).toHaveCSS('color', 'rgb(0, 0, 0)');
  },
);

test(
  'the list of events is printed as shown on a desk, including the text of buttons',
  { tag: ['@desk', '@english'] },
  async ({ visit, server }) => {
    await live(server, 3);
    const hana = await visit('hana', '/events');
    await expect(hana.page.locator('main')).toContainText('አልማዝ ተስፋዬ');
    const heads = await hana.page.getByRole('columnheader').allInnerTexts();
    await hana.page.getByRole('radio', { name: 'All columns' }).press('Space');
    const words = (await printed(hana.page)).map(({ text }) => text);
    for (const head of heads.filter((text) => !['', 'Actions'].includes(text.trim())))
      expect(words.map((text) => text.toLowerCase())).toContain(head.trim().toLowerCase());
    expect(words).toContain('Wedding Gold');
    expect(words).toContain('2/14');
  },
);
