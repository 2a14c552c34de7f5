import type { Page } from '@playwright/test';

export async function printedPages(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  // Chromium writes page dictionaries uncompressed.
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

export const undated = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replaceAll(/\(D:\d{14}/gu, '(D:20261001000000'), 'latin1');
