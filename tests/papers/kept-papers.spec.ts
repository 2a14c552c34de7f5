/**
 * Clients' papers print alike from phone and desk; `playwright.screenshots.config.ts` stores
 * pictures of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { chooseLanguage, chooseScheme, expect, startSession, test as base } from '../fixture.ts';
import { live } from '../scenarios/earlier-days.ts';
import { type Desk, deskOf } from '../support/desk.ts';
import { printedPages, undated } from '../support/printed-pages.ts';

interface Paper {
  readonly name: string;
  readonly after: number;
  readonly who: string;
  readonly address: string;
  readonly says: RegExp;
  readonly pages: number;
  readonly print: (desk: Desk, isAgain: boolean) => Promise<Page>;
}

const test = base.extend<{ keepsPapers: boolean }>({ keepsPapers: [false, { option: true }] });

/** Replaces the print dialog, so that the sheet itself can be examined. */
async function printedBy(desk: Desk, press: () => Promise<void>): Promise<Page> {
  const asked = desk.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.print = resolve;
      }),
  );
  await press();
  await asked;
  return desk.page;
}

const pressPrint = (desk: Desk) => printedBy(desk, () => desk.button('Print').click());

const printLedger = (desk: Desk) =>
  printedBy(desk, () =>
    desk.page
      .getByRole('dialog')
      .getByRole('button', { name: desk.say('Print'), exact: true })
      .click(),
  );

/** The phone reopens the desk's agreement, because a new one would get a new number. */
async function openAgreement(desk: Desk, isAgain: boolean): Promise<Page> {
  const dialog = desk.dialog('Agreement information');
  const opened = desk.page.context().waitForEvent('page');
  await (isAgain ? dialog.button('Open') : dialog.button('Generate Agreement Pages')).click();
  return opened;
}

async function printReceipt(desk: Desk, paper: 'A6' | '80 mm'): Promise<Page> {
  await desk.button('Print payment slip').click();
  const dialog = desk.dialog('Print payment slip');
  if (paper !== 'A6')
    await dialog.root.getByRole('radio', { name: desk.say(paper) }).press('Space');
  return pressPrint(dialog);
}

const printBook = (desk: Desk) =>
  printedBy(desk, async () => {
    const book = new RegExp(`${desk.say('Cashbook')}$`, 'u');
    await desk.page.getByRole('tabpanel').getByRole('button', { name: book }).click();
    await desk.page.getByRole('menuitem', { name: desk.say('Print') }).click();
  });

const papers: readonly Paper[] = [
  {
    name: 'agreement',
    after: 4,
    who: 'hana',
    address: '/events?event=1&on=2026-10-01&dialog=agreement',
    says: /Two hundred forty-one thousand birr only/u,
    pages: 1,
    print: openAgreement,
  },
  {
    name: 'receipt',
    after: 2,
    who: 'dawit',
    address: '/cashbook?entry=1',
    says: /170,000/u,
    pages: 1,
    print: (desk) => printReceipt(desk, 'A6'),
  },
  {
    name: 'receipt-roll',
    after: 2,
    who: 'dawit',
    address: '/cashbook?entry=1',
    says: /170,000/u,
    pages: 1,
    print: (desk) => printReceipt(desk, '80 mm'),
  },
  {
    name: 'day-sheet',
    after: 4,
    who: 'hana',
    address: '/?day=2026-10-01&show=sheet',
    says: /ዶሮ\sወጥ\s420/u,
    pages: 1,
    print: pressPrint,
  },
  {
    name: 'vendor-ledger',
    after: 6,
    who: 'dawit',
    address: '/vendors?dialog=ledger&id=1',
    says: /12,000[^]*12,000/u,
    pages: 1,
    print: printLedger,
  },
  {
    name: 'employee-ledger',
    after: 7,
    who: 'dawit',
    address: '/employees?dialog=ledger&id=1',
    says: /800[^]*800/u,
    pages: 1,
    print: printLedger,
  },
  {
    name: 'cashbook',
    after: 8,
    who: 'dawit',
    address: '/cashbook',
    says: /191,000[^]*50,000/u,
    pages: 1,
    print: printBook,
  },
];

async function pdfOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  // Waits for the page's font, because some machines lack Amharic glyphs.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toContain('Noto Sans Ethiopic Variable');
  return undated(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

const desk = { viewport: { width: 1280, height: 900 } };
const screens = [
  desk,
  { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  { ...desk, colorScheme: 'dark' },
] as const;

for (const { name, after, who, address, says, pages, print } of papers)
  test(
    `the paper ${name} is the same from a phone, a desk and a dark desk`,
    { tag: '@desk' },
    async ({ server, browser, language, say, keepsPapers }) => {
      await live(server, after);
      const token = await server.tokenOf(who);
      const printed: Buffer[] = [];
      for (const screen of screens) {
        const context: BrowserContext = await browser.newContext({
          baseURL: server.url,
          reducedMotion: 'reduce',
          ...screen,
        });
        await chooseLanguage(context, language);
        if ('colorScheme' in screen) await chooseScheme(context, 'dark');
        await startSession(context, token);
        const page = await context.newPage();
        await page.goto(address);
        const paper = await print(deskOf(page, say), printed.length > 0);
        await expect(paper.locator('body')).toContainText(says);
        expect(await printedPages(paper)).toBe(pages);
        printed.push(await pdfOf(paper));
        await context.close();
      }
      const [fromDesk = Buffer.of(), ...others] = printed;
      if (keepsPapers) {
        mkdirSync('pictures/papers', { recursive: true });
        writeFileSync(`pictures/papers/${name}-${language}.pdf`, fromDesk);
      }
      expect(
        others.map((paper) => paper.equals(fromDesk)),
        'the phone and the dark desk print what the desk prints',
      ).toEqual([true, true]);
    },
  );
