/** The till by keyboard alone. D128, D168, D171 */
import { buildEvent } from '@digis/server/testing';
import { expect, test } from '../fixture.ts';
import { keyboardOf } from '../support/keyboard.ts';

const tag = ['@desk', '@english'];

test('moving money to the bank and closing the day', { tag }, async ({ server, visit }) => {
  const admin = await server.as('admin');
  await admin.post('/api/place', { kind: 'cbe', name: 'CBE Bole', branchId: 1 });
  const cashier = await server.as('dawit');
  await cashier.post('/api/transactions', { amount: 12_000, type: 'in', remark: 'ከሽያጭ' });
  const dawit = await visit('dawit', '/cashbook');
  const keyboard = keyboardOf(dawit);
  const till = dawit.button('Till');
  const choose = async (name: string) => {
    await keyboard.enter(till);
    const item = dawit.page.getByRole('menuitem', { name: dawit.say(name), exact: true });
    await keyboard.arrowTo(item, 'ArrowDown');
    await dawit.page.keyboard.press('Enter');
  };
  await choose('Transfer');
  const transfer = dawit.dialog('Transfer');
  await keyboard.fill(transfer.field('Amount'), '2000');
  await keyboard.enter(transfer.button('Move'));
  await expect(transfer.root).toBeHidden();
  await choose('Close the day');
  const close = dawit.dialog('Close the day');
  await keyboard.fill(close.root.getByRole('textbox').first(), '50');
  await keyboard.enter(close.button('Compare with the book'));
  await keyboard.enter(close.button('Close the day'));
  await expect(dawit.dialog('Closing sheet').root).toContainText('10,000');
  await dawit.page.keyboard.press('Escape');
  await expect(dawit.dialog('Closing sheet').root).toBeHidden();
});

test('booking a certificate of withheld tax', { tag }, async ({ server, visit }) => {
  await (await server.as('hana')).post('/api/event', buildEvent({ advance_amount: 0 }));
  const dawit = await visit('dawit', '/cashbook?tab=owes&dialog=certificate&id=1');
  const keyboard = keyboardOf(dawit);
  const form = dawit.dialog('Certificate of withheld tax');
  await keyboard.fill(form.field('Withheld'), '3000');
  await keyboard.fill(form.field('Certificate number'), 'WHT-7');
  await keyboard.enter(form.button('Book the certificate'));
  await expect(form.root).toBeHidden();
  const account = (await (await server.as('admin')).get('/api/event/account?id=1')).body;
  expect(account).toMatchObject({ received: 3_000 });
});
