/** An exported workbook read by LibreOffice: types and Amharic survive. D139 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { live } from '../scenarios/earlier-days.ts';
import type { Desk } from '../support/desk.ts';
import { expect, test } from '../fixture.ts';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;

async function exported(desk: Desk, menu: RegExp, folder: string): Promise<string> {
  await desk.page.getByRole('main').getByRole('button', { name: menu }).click();
  const download = desk.page.waitForEvent('download');
  await desk.page.getByRole('menuitem', { name: desk.say('Export for Excel') }).click();
  const file = join(folder, (await download).suggestedFilename());
  await (await download).saveAs(file);
  return file;
}

interface Cell {
  readonly type: string;
  readonly value: string;
}

/** Parses LibreOffice's XML in the browser, which gives each cell's type. */
async function readByOffice(page: Page, file: string): Promise<Cell[][]> {
  const profile = pathToFileURL(join(dirname(file), 'profile'));
  execFileSync(
    'soffice',
    [`-env:UserInstallation=${profile.href}`, '--headless', '--convert-to', 'fods', file],
    { cwd: dirname(file), stdio: 'ignore' },
  );
  const xml = readFileSync(join(dirname(file), basename(file, '.xlsx') + '.fods'), 'utf8');
  // Uses another page, because the app's policy forbids parsing text into documents.
  const reader = await page.context().newPage();
  return reader.evaluate((text) => {
    const rows = [...new DOMParser().parseFromString(text, 'text/xml').querySelectorAll('*')];
    return rows
      .filter(({ nodeName }) => nodeName === 'table:table-row')
      .map((row) =>
        [...row.children].map((cell) => {
          const type = cell.getAttribute('office:value-type') ?? '';
          const value = cell.getAttribute(`office:${type === 'date' ? 'date-value' : 'value'}`);
          return { type, value: value ?? cell.textContent.trim() };
        }),
      );
  }, xml);
}

test(
  'LibreOffice reads the days, sums and names of the exported book and event list',
  { tag: ['@desk', '@long'] },
  async ({ server, visit }, info) => {
    expect(hasOffice, 'This test needs LibreOffice: `soffice` on the path').toBe(true);
    await live(server, 8);
    const dawit = await visit('dawit', '/cashbook');
    await expect(dawit.page.getByText(/Selam DJ/u).first()).toBeVisible();
    const menu = new RegExp(`${dawit.say('Cashbook')}$`, 'u');
    const book = await readByOffice(dawit.page, await exported(dawit, menu, info.outputDir));
    const settled = book.find((row) => row.some(({ value }) => value === '191000')) ?? [];
    expect(settled).toEqual(
      expect.arrayContaining([
        { type: 'float', value: '2' },
        { type: 'float', value: '191000' },
        { type: 'date', value: '2026-10-01T18:00:00' },
        { type: 'string', value: 'አልማዝ ተስፋዬ' },
        { type: 'string', value: dawit.say('Settlement') },
      ]),
    );

    const hana = await visit('hana', '/events');
    await expect(hana.page.getByText('አልማዝ ተስፋዬ').first()).toBeVisible();
    const events = await readByOffice(hana.page, await exported(hana, /Bole$/u, info.outputDir));
    const [heads = [], wedding = []] = events;
    expect(heads.every(({ type }) => type === 'string' || type === '')).toBe(true);
    expect(wedding).toEqual(
      expect.arrayContaining([
        { type: 'date', value: '2026-10-01' },
        { type: 'string', value: 'አልማዝ ተስፋዬ' },
        { type: 'float', value: '420' },
        { type: 'float', value: '241000' },
      ]),
    );
  },
);
