/** First steps and import by keyboard alone. D159-D161 */
import { expect, test } from '../fixture.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { workbookOf } from '../support/made-workbook.ts';

test('opening a branch', { tag: ['@desk', '@english'] }, async ({ enter, server }) => {
  await server.hire();
  const admin = await enter('admin', '/');
  const keyboard = keyboardOf(admin);
  const steps = admin.card(admin.say('First steps'));
  await keyboard.enter(steps.root.getByRole('link', { name: admin.say('Opening figures') }));
  const form = admin.dialog('Opening figures');
  await keyboard.fill(form.root.getByRole('textbox').first(), '62');
  await keyboard.tabTo(form.list('Add a vendor who is owed'));
  await admin.page.keyboard.type('Selam');
  await admin.page.keyboard.press('ArrowDown');
  await admin.page.keyboard.press('Enter');
  await expect(form.root.getByRole('textbox', { name: 'Selam DJ' })).toBeFocused();
  await admin.page.keyboard.type('6000');
  await keyboard.enter(form.button('Open the books'));
  await expect(form.root.getByRole('article')).toContainText(form.birr('6,400'));
  await keyboard.press('Escape');
  await expect(form.root).toBeHidden();
});

test('importing a book', { tag: ['@desk', '@english'] }, async ({ enter }) => {
  const admin = await enter('admin', '/import');
  const keyboard = keyboardOf(admin);
  // Sets the file directly, because a key press would open the browser's file dialog.
  await keyboard.tabTo(admin.button('Choose files'));
  await admin.page.locator('input[type=file]').setInputFiles({
    name: 'dishes.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbookOf([['ምግብ'], ['ሽሮ'], ['ጎመን']]),
  });
  await keyboard.enter(admin.button('Check the rows'));
  await keyboard.enter(admin.page.getByRole('button', { name: 'Import 2 rows' }));
  await expect(admin.page.getByText('2 records were added.')).toBeVisible();
});
