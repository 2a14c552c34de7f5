import { live } from '../scenarios/earlier-days.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { expect, test } from '../fixture.ts';

const tag = ['@desk', '@english'];

test('accepting a payment', { tag }, async ({ server, visit }) => {
  await live(server, 1);
  const dawit = await visit('dawit', '/cashbook');
  const keyboard = keyboardOf(dawit);
  await keyboard.tabTo(dawit.tab('Book'));
  await keyboard.arrowTo(dawit.tab('Pending'));
  await keyboard.enter(dawit.card('አልማዝ ተስፋዬ').buttonOf('Accept'));
  const form = dawit.dialog('Accept Payment');
  await keyboard.enter(form.button('Accept'));
  await expect(dawit.text('No Data.')).toBeVisible();
  await keyboard.press('Tab');
});

test('rejecting a payment, where No has the focus first', { tag }, async ({ server, visit }) => {
  await live(server, 1);
  const dawit = await visit('dawit', '/cashbook?tab=pending');
  const keyboard = keyboardOf(dawit);
  const opener = dawit.card('አልማዝ ተስፋዬ').buttonOf('Reject');
  await keyboard.enter(opener);
  const question = dawit.at(dawit.page.getByRole('alertdialog'));
  await keyboard.expectFocus(question.button('No'));
  await keyboard.press('Enter');
  await expect(question.root).toBeHidden();
  await keyboard.expectFocus(opener);
  await keyboard.press('Enter');
  await keyboard.enter(question.buttonOf('Reject'));
  await expect(dawit.notice('Transaction rejected')).toBeVisible();
  await keyboard.press('Tab');
});

test('settling an advance', { tag }, async ({ server, visit }) => {
  await live(server, 2);
  const dawit = await visit('dawit', '/cashbook?tab=advance');
  const keyboard = keyboardOf(dawit);
  const opener = dawit.row(/አልማዝ/u).buttonOf('Settle');
  await keyboard.enter(opener);
  const form = dawit.dialog('Settle Advance');
  await keyboard.fill(form.field('Amount'), '70000');
  await keyboard.enter(form.button('Settle'));
  await expect(form.root).toBeHidden();
  await expect(opener).toContainText(dawit.birr('100,000'));
  await keyboard.expectFocus(opener);
});

test('paying a vendor', { tag }, async ({ server, visit }) => {
  await live(server, 3);
  const dawit = await visit('dawit', '/vendors');
  const keyboard = keyboardOf(dawit);
  const opener = dawit.row(/Selam DJ/u).buttonOf('Actions');
  await keyboard.enter(opener);
  await keyboard.arrowTo(
    dawit.page.getByRole('menuitem', { name: dawit.say('Payment Ledger') }),
    'ArrowDown',
  );
  await keyboard.press('Enter');
  const ledger = dawit.dialog('Payment Ledger: {name}', { name: 'Selam DJ' });
  const pay = ledger.button('Make Payment');
  await expect(pay).toBeEnabled();
  await keyboard.enter(pay);
  const form = dawit.dialog('Make Payment');
  await keyboard.fill(form.field('Amount'), '12000');
  await keyboard.enter(form.button('Pay'));
  await expect(form.root).toBeHidden();
  await keyboard.expectFocus(pay);
  await keyboard.press('Escape');
  await expect(ledger.root).toBeHidden();
  await keyboard.expectFocus(opener);
});

test('spending petty cash', { tag }, async ({ server, visit }) => {
  await live(server, 8);
  const kebede = await visit('kebede');
  const keyboard = keyboardOf(kebede);
  const opener = kebede.card('kebede').button('Spend');
  await keyboard.enter(opener);
  const form = kebede.dialog('Spend');
  await keyboard.fill(form.field('Amount'), '1500');
  await keyboard.enter(form.button('Save'));
  await expect(kebede.card('kebede').fact('Current balance')).toHaveText(kebede.birr('10,000'));
  await keyboard.expectFocus(opener);
});

test('changing a setting', { tag }, async ({ visit }) => {
  const admin = await visit('admin', '/settings');
  const keyboard = keyboardOf(admin);
  await keyboard.tabTo(admin.tab('Messages'));
  await keyboard.press('ArrowRight');
  await keyboard.fill(admin.field('Account name'), 'Digis Feast');
  await keyboard.enter(admin.button('Save'));
  await expect(admin.notice('Successfully Saved!')).toBeVisible();
  await keyboard.expectFocus(admin.button('Save'));
});

test('giving access', { tag }, async ({ visit }) => {
  const admin = await visit('admin', '/users');
  const keyboard = keyboardOf(admin);
  const opener = admin.buttonOf('User Access of {0}, {label}', { 0: 'kebede', label: '' });
  await expect(opener).toHaveText('1 / 25');
  await keyboard.enter(opener);
  const access = admin.dialog('User Access: {0}', { 0: 'kebede' });
  await keyboard.tick(access.checkbox('View Events'));
  await keyboard.enter(access.button('Save'));
  await expect(access.root).toBeHidden();
  await expect(opener).toHaveText('2 / 25');
  await keyboard.expectFocus(opener);
});

test(
  'reading an entry of the book and printing its receipt',
  { tag },
  async ({ server, visit }) => {
    await live(server, 2);
    const dawit = await visit('dawit', '/cashbook');
    const keyboard = keyboardOf(dawit);
    const opener = dawit.root.getByRole('button', { name: /^አልማዝ/u });
    await keyboard.enter(opener);
    const entry = dawit.dialog('Cash entry');
    await keyboard.enter(entry.button('Print payment slip'));
    const receipt = dawit.dialog('Print payment slip');
    await keyboard.tabTo(receipt.root.getByRole('radio', { name: 'A6' }));
    await keyboard.arrowTo(receipt.root.getByRole('radio', { name: dawit.say('80 mm') }));
    await keyboard.tabTo(receipt.button('Print'));
    await keyboard.press('Escape');
    await expect(entry.root).toBeVisible();
    await keyboard.press('Escape');
    await expect(entry.root).toBeHidden();
    await keyboard.expectFocus(opener);
  },
);

test('going to who owes and back, and filtering the book', { tag }, async ({ server, visit }) => {
  await live(server, 6);
  const dawit = await visit('dawit', '/cashbook');
  const keyboard = keyboardOf(dawit);
  await keyboard.tabTo(dawit.tab('Book'));
  await keyboard.arrowTo(dawit.tab('Who owes'));
  await expect(dawit.tab('Who owes')).toHaveAttribute('aria-selected', 'true');
  await keyboard.arrowTo(dawit.tab('Book'));
  await keyboard.enter(dawit.button('Filter'));
  const panel = dawit.dialog('Filter');
  await keyboard.choose(
    panel.root.getByRole('button', { name: new RegExp(dawit.say('Kind'), 'u') }),
    dawit.say('Vendor payment'),
  );
  await keyboard.enter(panel.button('Show the list'));
  await expect(dawit.root.getByText(/Selam DJ/u).first()).toBeVisible();
  await expect(dawit.root.getByRole('button', { name: /^አልማዝ/u })).toHaveCount(0);
  await keyboard.expectFocus(dawit.buttonOf('Filter'));
});
