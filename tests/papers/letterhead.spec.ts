// D162
import type { Page } from '@playwright/test';
import { live } from '../scenarios/earlier-days.ts';
import { printedPages } from '../support/printed-pages.ts';
import { expect, test } from '../fixture.ts';
import type { Desk } from '../support/desk.ts';
import type { Server } from '../support/server.ts';

const head = 'ስልክ 011 123 4567 · selam@example.com\nTIN 0012345678';
const foot = 'ሰላም ኬተሪንግ · Selam Catering, Africa Avenue';
const agreement_terms = Array.from(
  { length: 6 },
  (_, at) => `${at + 1}. ክፍያው ከዝግጅቱ ቀን በፊት መጠናቀቅ አለበት። The balance is due before the day.`,
).join('\n');

/** Points. */
const sheets = { A4: [595, 842], A5: [420, 595] } as const;

async function sheetOf(paper: Page): Promise<number[]> {
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/u.exec(pdf) ?? [];
  return [Math.round(Number(width)), Math.round(Number(height))];
}

const save = async (server: Server, settings: object) => {
  const { status } = await (await server.as('admin')).post('/api/settings', settings);
  expect(status).toBe(200);
};

async function printed(desk: Desk, refused: string[]): Promise<Page> {
  desk.page.context().on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const opened = desk.page.context().waitForEvent('page');
  await desk.dialog('Agreement information').button('Generate Agreement Pages').click();
  return opened;
}

const address = '/events?event=1&on=2026-10-01&dialog=agreement';

for (const paper_size of ['A4', 'A5'] as const) {
  test(
    `the agreement with a letterhead fills one page of ${paper_size}`,
    { tag: '@desk' },
    async ({ visit, server }) => {
      await live(server, 1);
      await save(server, { paper_size, paper_head: head, paper_foot: foot, agreement_terms });
      const refused: string[] = [];
      const paper = await printed(await visit('hana', address), refused);
      await expect(paper.getByText('TIN 0012345678')).toBeVisible();
      await expect(paper.getByText(foot).last()).toBeVisible();
      const border = await paper
        .locator('p.foot')
        .last()
        .evaluate((line) => getComputedStyle(line).borderTopStyle);
      expect(border).toBe('solid');
      expect(refused).toEqual([]);
      expect(await printedPages(paper)).toBe(1);
      expect(await sheetOf(paper)).toEqual(sheets[paper_size]);
    },
  );
}

test(
  'the agreement starts below the preprinted letterhead on each page',
  { tag: '@desk' },
  async ({ visit, server }) => {
    await live(server, 1);
    const terms = Array.from({ length: 8 }, () => agreement_terms).join('\n');
    const margins = { paper_margin_top: 45, paper_margin_bottom: 25, paper_margin_left: 30 };
    await save(server, { paper_is_printed: true, ...margins, agreement_terms: terms });
    const refused: string[] = [];
    const paper = await printed(await visit('hana', address), refused);
    await expect(paper.getByRole('heading', { level: 1 })).toBeVisible();
    const millimetre = 96 / 25.4;
    const box = await paper.locator('header').boundingBox();
    const sheet = await paper.locator('table.sheet').boundingBox();
    expect(((box?.y ?? 0) - (sheet?.y ?? 0)) / millimetre).toBeCloseTo(45, 0);
    expect(((box?.x ?? 0) - (sheet?.x ?? 0)) / millimetre).toBeCloseTo(30, 0);
    await expect(paper.locator('.name')).toHaveCount(0);
    expect(refused).toEqual([]);
    expect(await printedPages(paper)).toBe(2);
    // Browsers repeat the header group of a table on each page.
    const groups = await paper
      .locator('.sheet > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).display));
    expect(groups.toSorted()).toEqual(['none', 'table-header-group', 'table-row-group']);
  },
);

test('a signed agreement is photographed, and the list shows it', async ({ visit, server }) => {
  await live(server, 1);
  const desk = await visit('hana', address);
  const dialog = desk.dialog('Agreement information');
  const opened = desk.page.context().waitForEvent('page');
  await dialog.button('Generate Agreement Pages').click();
  await (await opened).close();
  const field = dialog.at(dialog.root.getByRole('group', { name: /2019-0001/u }));
  await field.button('Take Picture').click();
  const camera = desk.at(desk.page.getByRole('dialog', { name: /2019-0001/u }));
  await camera.button('Take Picture').click();
  await camera.button('Use Image').click();
  await expect(desk.notice('The photo is kept')).toBeVisible();
  await expect(field.button('Retake Image')).toBeVisible();
  await expect(dialog.root.getByText(/^hana ·/u)).toBeVisible();
});
