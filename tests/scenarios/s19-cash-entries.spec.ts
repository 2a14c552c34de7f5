/** S19 and what a cashier sees of the book: an entry at its address, its receipt in words, and who owes one press away. */
import { openTab } from '../support/cashbook.ts';
import { printedPages } from '../support/printed-pages.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

test('an entry found by its number prints a receipt with the sum in words', async ({
  server,
  visit,
  language,
}) => {
  await live(server, 2);
  const dawit = await visit('dawit', '/cashbook');
  const { page } = dawit;
  await expect(page.getByText(/አልማዝ ተስፋዬ/u).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').pressSequentially('#1');
  await expect(page.getByRole('menuitem', { name: /#1 · አልማዝ ተስፋዬ/u })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dawit.dialog('Cash entry').root).toContainText(dawit.birr('50,000'));
  expect(page.url()).toMatch(/\?entry=\d+$/u);
  await dawit.button('Print receipt').click();
  const words = { en: 'Fifty thousand birr only', am: 'ሃምሳ ሺህ ብር ብቻ' };
  await expect(page.getByRole('article')).toContainText(words[language]);
  await expect(page.getByRole('article')).toContainText(dawit.birr('170,000'));
  expect(await printedPages(page)).toBe(1);
  await page.getByRole('radio', { name: dawit.say('80 mm') }).press('Space');
  expect(await printedPages(page)).toBe(1);
});

test('who owes is one press from the menu, and pending payments are counted there', async ({
  server,
  visit,
  viewport,
}) => {
  await live(server, 1);
  const dawit = await visit('dawit', '/cashbook?tab=petty');
  const isPhone = viewport !== null && viewport.width < 500;
  const nav = dawit.page.getByRole('navigation', {
    name: dawit.say(isPhone ? 'Quick menu' : 'Menu'),
    exact: true,
  });
  const place = nav.getByRole('link', { name: dawit.say('Cashbook'), exact: true });
  await expect(place).toHaveAccessibleDescription(/1/u);
  await nav.getByRole('link', { name: dawit.say('Who owes'), exact: true }).click();
  await expect(dawit.tab('Who owes')).toHaveAttribute('aria-selected', 'true');
  await expect(dawit.page.getByText(/አልማዝ ተስፋዬ/u).first()).toBeVisible();
  await openTab(dawit, 'Book');
});
