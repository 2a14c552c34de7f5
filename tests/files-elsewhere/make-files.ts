import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { type House, openHouse, type ServerFiles, writeServerFiles } from './making/house.ts';
import { writeImportFiles } from './making/import-files.ts';
import { exportLists, placesOf } from './making/lists.ts';
import { type Paper, printAgreement } from './making/papers.ts';
import { run } from './run-program.ts';

export interface MadeFiles extends ServerFiles {
  readonly workbooks: readonly string[];
  readonly csvs: readonly string[];
  readonly journal: string;
  readonly agreement: Paper;
}

/** `cashbook-bole.xlsx`, without the date. */
export const labelOf = (file: string): string =>
  basename(file)
    .replace(/(?:-\d{4}-\d\d(?:-\d\d)?)+(?=\.)/u, '')
    .replace(/-\p{Script=Ethiopic}[\p{Script=Ethiopic}-]*/u, '');

async function signedIn(browser: Browser, house: House, username: string) {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(house.passwordOf(username));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor({ state: 'detached' });
  return page;
}

async function makeInBrowser(house: House, into: string) {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArgs,
  });
  try {
    const files = new Set<string>();
    const admin = await signedIn(browser, house, 'admin');
    const dawit = await signedIn(browser, house, 'dawit');
    for await (const file of exportLists(admin, placesOf.admin, into)) files.add(file);
    for await (const file of exportLists(dawit, placesOf.dawit, into)) files.add(file);
    return { files: [...files], agreement: await printAgreement(admin, into) };
  } finally {
    await browser.close();
  }
}

/** @param into an empty folder */
export async function makeFiles(into: string): Promise<MadeFiles> {
  const house = await openHouse();
  try {
    const { files, agreement } = await makeInBrowser(house, into);
    const made = await writeServerFiles(house, into);
    const inside = join(into, 'envelope');
    mkdirSync(inside);
    await run('unzip', ['-q', made.envelope, '-d', inside]);
    const sheets = ['journal', 'vat', 'certificates', 'check'].map((name) =>
      join(inside, `${name}.xlsx`),
    );
    const ofImport: string[] = [];
    for await (const file of writeImportFiles(into)) ofImport.push(file);
    return {
      ...made,
      workbooks: [...files.filter((file) => file.endsWith('.xlsx')), ...ofImport, ...sheets],
      csvs: files.filter((file) => file.endsWith('.csv')),
      journal: join(inside, 'journal.csv'),
      agreement,
    };
  } finally {
    await house.close();
  }
}
