import { openTab } from '../support/cashbook.ts';
import { printedPages } from '../support/printed-pages.ts';
import { expect, test } from '../fixture.ts';
import { live } from './earlier-days.ts';

test(
  'an entry found by its number prints a receipt with the sum in words',
  { tag: '@long-amharic' },
  async ({ server, visit, language }) => {
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
    await dawit.button('Print payment slip').click();
    const words = { en: 'Fifty thousand birr only', am: 'ሃምሳ ሺህ ብር ብቻ' };
    await expect(page.getByRole('article')).toContainText(words[language]);
    await expect(page.getByRole('article')).toContainText(dawit.birr('170,000'));
    expect(await printedPages(page)).toBe(1);
    await page.getByRole('radio', { name: dawit.say('80 mm') }).press('Space');
    expect(await printedPages(page)).toBe(1);
  },
);

const sums = [
  {
    typed: '220550',
    remark: 'ለድንኳን',
    words: {
      en: 'Two hundred twenty thousand five hundred fifty birr only',
      am: 'ሁለት መቶ ሃያ ሺህ አምስት መቶ ሃምሳ ብር ብቻ',
    },
  },
  {
    typed: '170000.50',
    remark: 'ለወንበር',
    words: {
      en: 'One hundred seventy thousand birr and fifty santim',
      am: 'አንድ መቶ ሰባ ሺህ ብር ከሃምሳ ሳንቲም',
    },
  },
] as const;

test(
  'receipts of a large sum, and of one with santim, have it in words',
  { tag: '@long-amharic' },
  async ({ visit, language }) => {
    const dawit = await visit('dawit', '/cashbook');
    for (const { typed, remark, words } of sums) {
      await dawit.button('In').click();
      const form = dawit.dialog('Cash In');
      await form.field('Amount').pressSequentially(typed);
      await form.field('Remark').pressSequentially(remark);
      await form.button('Save').click();
      await expect(form.root).toBeHidden();
      await dawit.page.getByRole('button', { name: new RegExp(`^${remark}`, 'u') }).click();
      await dawit.button('Print payment slip').click();
      await expect(dawit.page.getByRole('article')).toContainText(words[language]);
      await dawit.page.keyboard.press('Escape');
      await expect(dawit.page.getByRole('article')).toBeHidden();
      await dawit.page.keyboard.press('Escape');
      await expect(dawit.dialog('Cash entry').root).toBeHidden();
    }
  },
);

test(
  'receivables are one press from the menu, which shows the number of pending payments',
  { tag: '@long-amharic' },
  async ({ server, visit, viewport }) => {
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
  },
);
