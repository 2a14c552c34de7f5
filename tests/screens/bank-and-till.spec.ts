/**
 * S23: a bank message accepts a claim; S27: banking and close of day. D126, D128, D167, D168,
 * S16
 */
import { buildEvent } from '@digis/server/testing';
import { handsOf } from '../support/hands.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../fixture.ts';

const FROM_ALMAZ =
  'Dear Sheger, your Account 1*****4410 has been Credited with ETB 50,000.00 from ALMAZ TESFAYE, on 21/09/2026 at 09:44:07 with Ref No FT26264ABCDE. Your Current Balance is ETB 91,220.40.';

const TO_SELAM =
  'You have successfully transferred ETB12,000.00 from account 1****4410 to account 1****2201 (SELAM). Thank you for banking with CBE. Ref FT26264QWERT';

async function openHouse(server: Server) {
  const admin = await server.as('admin');
  const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 };
  const { id } = (await admin.post('/api/place', bank)).body;
  await (await server.as('hana')).post('/api/event', buildEvent());
  return id;
}

const bookOf = async (server: Server) =>
  (await (await server.as('dawit')).get('/api/transactions?type=book')).body;

test('a claim is accepted by a pasted message in three clicks', async ({
  server,
  enter,
  context,
  checkAccessibility,
}) => {
  await openHouse(server);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dawit = await enter('dawit', '/cashbook');
  await expect(dawit.button('Paste message')).toBeVisible();
  await dawit.page.evaluate((text) => navigator.clipboard.writeText(text), FROM_ALMAZ);
  const hands = handsOf(dawit.page);
  await hands.click(dawit.button('Paste message'));
  const message = dawit.dialog('Message of a bank');
  await expect(message.root).toContainText('FT26264ABCDE');
  await expect(message.buttonOf('Accept').first()).toBeVisible();
  await checkAccessibility('a message of a bank');
  await hands.click(message.buttonOf('Accept').first());
  const accept = dawit.dialog('Accept Payment');
  await expect(accept.field('Reference')).toHaveValue('FT26264ABCDE');
  await checkAccessibility('an accept that is filled in');
  await hands.click(accept.button('Accept'));
  await expect(accept.root).toBeHidden();
  expect(hands.presses().clicks).toBeLessThanOrEqual(3);
  expect((await bookOf(server)).data[0]).toMatchObject({
    amount: 50_000,
    place: { name: 'CBE Bole' },
    reference: 'FT26264ABCDE',
    evidence: 'message',
  });
});

test('a vendor is paid from a debit message', async ({
  server,
  enter,
  context,
  checkAccessibility,
}) => {
  const place = await openHouse(server);
  const { dj } = await server.hire();
  await (await server.as('hana')).post('/api/assign-vendor', { eventId: 1, vendors: [dj] });
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  const paid = { ...accept, place, reference: 'FT26264ABCDE' };
  const accepted = await (await server.as('dawit')).patch('/api/transactions', paid);
  expect(accepted.body).toMatchObject({ success: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dawit = await enter('dawit', '/cashbook');
  await expect(dawit.button('Paste message')).toBeVisible();
  await dawit.page.evaluate((text) => navigator.clipboard.writeText(text), TO_SELAM);
  const hands = handsOf(dawit.page);
  await hands.click(dawit.button('Paste message'));
  const message = dawit.dialog('Message of a bank');
  await expect(message.root).toContainText('Went out');
  await checkAccessibility('a message of money that went out');
  await hands.click(message.root.getByRole('combobox', { name: 'Pay a vendor with it' }));
  await dawit.page.keyboard.type('selam');
  await hands.click(dawit.page.getByRole('option', { name: 'Selam DJ' }));
  const pay = dawit.dialog('Make Payment');
  await expect(pay.field('Reference')).toHaveValue('FT26264QWERT');
  await checkAccessibility('a payment that is filled in');
  await hands.click(pay.button('Pay'));
  await expect(pay.root).toBeHidden();
  expect((await bookOf(server)).data[0]).toMatchObject({
    amount: 12_000,
    place: { name: 'CBE Bole' },
    reference: 'FT26264QWERT',
    evidence: 'message',
  });
});

test('money is moved to the bank and the day closed in twelve clicks', async ({
  server,
  enter,
  checkAccessibility,
}) => {
  await openHouse(server);
  const cashier = await server.as('dawit');
  await cashier.post('/api/transactions', { amount: 147_800, type: 'in', remark: 'ከሽያጭ' });
  const dawit = await enter('dawit', '/cashbook?dialog=transfer');
  const transfer = dawit.dialog('Transfer');
  await transfer.field('Amount').fill('100000');
  await checkAccessibility('a transfer');
  await transfer.button('Move').click();
  await expect(transfer.root).toBeHidden();
  expect((await bookOf(server)).status.places).toMatchObject([
    { balance: 47_800 },
    { balance: 100_000 },
  ]);
  await dawit.page.evaluate(() => {
    window.print = () => undefined;
  });
  const hands = handsOf(dawit.page);
  await hands.click(dawit.button('Till'));
  await hands.click(dawit.page.getByRole('menuitem', { name: dawit.say('Close the day') }));
  const close = dawit.dialog('Close the day');
  const notes = close.root.getByRole('textbox').first();
  await expect(notes).toBeFocused();
  await hands.type('238');
  await hands.click(close.button('Compare with the book'));
  await expect(close.root).toContainText(dawit.birr('200'));
  await checkAccessibility('a close with a difference');
  await hands.click(close.field('Why there is a difference'));
  await hands.type('Change was given twice');
  await hands.click(close.text('Book the difference'));
  await hands.click(close.button('Close the day'));
  const sheet = dawit.dialog('Closing sheet');
  await expect(sheet.root).toContainText('የመዝጊያ ቅጽ · Closing sheet');
  await checkAccessibility('a closing sheet');
  await hands.click(sheet.button('Print'));
  expect(hands.presses().clicks).toBeLessThanOrEqual(12);
  expect((await bookOf(server)).status.places).toMatchObject([
    { balance: 47_600 },
    { balance: 100_000 },
  ]);
});

test('banks are managed in the settings', async ({ server, enter, checkAccessibility }) => {
  await openHouse(server);
  const admin = await enter('admin', '/settings?tab=banks');
  await expect(admin.page.getByText('CBE Bole')).toBeVisible();
  await checkAccessibility('the banks');
  await admin.button('Add Bank').click();
  await expect(admin.dialog('Add Bank').root).toBeVisible();
  await checkAccessibility('a new bank');
});
