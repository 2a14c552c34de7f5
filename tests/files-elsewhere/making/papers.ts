import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export interface Paper {
  readonly file: string;
  readonly says: readonly string[];
}

export async function printAgreement(page: Page, folder: string): Promise<Paper> {
  await page.goto('/events');
  const row = page.getByRole('main').getByRole('row').nth(2);
  const client = (await row.getByRole('rowheader').innerText()).split('\n')[0] ?? '';
  await row.getByRole('rowheader').getByRole('button').first().click();
  const { searchParams } = new URL(page.url());
  const [event, on] = ['event', 'on'].map((name) => searchParams.get(name));
  await page.goto(`/events?event=${event}&on=${on}&dialog=agreement`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Generate Agreement Pages' }).click();
  const paper = await opened;
  await paper.getByText(client).first().waitFor();
  const file = join(folder, 'agreement.pdf');
  writeFileSync(file, await paper.pdf({ preferCSSPageSize: true, format: 'A4' }));
  return { file, says: [client] };
}
