/** Counts the sheets that a printed page fills. */
import type { Page } from '@playwright/test';

export async function printedPages(page: Page): Promise<number> {
  const paper = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  // Chromium writes each page's dictionary plainly.
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}
