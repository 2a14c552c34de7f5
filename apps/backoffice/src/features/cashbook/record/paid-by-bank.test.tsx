// D126, D127, D167, S23
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

const FROM_ALMAZ =
  'Dear Sheger, your Account 1*****4410 has been Credited with ETB 50,000.00 from ALMAZ TESFAYE, on 21/09/2026 at 09:44:07 with Ref No FT26264ABCDE. Your Current Balance is ETB 91,220.40.';

async function addBank() {
  const admin = await standard.app.as('admin');
  const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410' };
  return (await admin.post('/api/place', bank)).body.id;
}

const open = (address: string) =>
  renderScreen(standard.app, <CashbookScreen />, { as: 'dawit', address });

const newest = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body.data[0];

async function choosePlace(user: UserEvent, dialog: ReturnType<typeof within>, name: RegExp) {
  await user.click(await dialog.findByRole('button', { name: /Where the money is/ }));
  await user.click(await screen.findByRole('option', { name }));
}

test('a business with only a cash box is not asked for a place', async () => {
  await open('/cashbook?dialog=in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  await dialog.findByLabelText(/^Amount/);
  expect(dialog.queryByRole('button', { name: /Where the money is/ })).toBeNull();
  expect(dialog.queryByRole('button', { name: /Paste the bank/ })).toBeNull();
});

test('cash into a bank requires the reference, and the next form proposes that bank', async () => {
  await addBank();
  const { user } = await open('/cashbook?dialog=in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '1500');
  await user.type(dialog.getByLabelText(/^Remark/), 'ከሽያጭ');
  await choosePlace(user, dialog, /CBE Bole · 4410/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: /^Reference: / })).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reference/), 'ft26264 abcde');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await newest()).toMatchObject({
      amount: 1_500,
      place: { name: 'CBE Bole' },
      reference: 'ft26264 abcde',
      evidence: 'typed',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'In' }));
  const next = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  expect(await next.findByRole('button', { name: /CBE Bole · 4410/ })).toBeVisible();
});

test('a used reference is refused at its field, with the number, day and branch of its entry', async () => {
  const place = await addBank();
  const dawit = await standard.app.as('dawit');
  const used = { type: 'in', amount: 1, remark: 'Before', place, reference: 'FT26264ABCDE' };
  await dawit.post('/api/transactions', used);
  const { user } = await open('/cashbook?dialog=in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '1');
  await user.type(dialog.getByLabelText(/^Remark/), 'Again');
  await choosePlace(user, dialog, /CBE Bole/);
  await user.type(dialog.getByLabelText(/^Reference/), 'ft26264abcde');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const words = /No\. 1 of Meskerem 11, 2019 in Bole has this reference/;
  expect((await dialog.findAllByText(words))[0]).toBeVisible();
});

test("a claim is accepted with the bank's message, which fills in place, reference and amount", async () => {
  await addBank();
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const { user } = await open('/cashbook?tab=pending');
  await user.click(await screen.findByRole('button', { name: /^Accept, አልማዝ ተስፋዬ/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  await user.click(await dialog.findByRole('button', { name: /Paste the bank/ }));
  await user.click(dialog.getByLabelText(/^Message, or link/));
  await user.paste(FROM_ALMAZ);
  expect(dialog.getByLabelText(/^Reference/)).toHaveValue('FT26264ABCDE');
  expect(dialog.getByLabelText(/^Reference/)).toHaveAccessibleDescription(/of Meskerem 11/);
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(async () =>
    expect(await newest()).toMatchObject({
      amount: 50_000,
      place: { name: 'CBE Bole' },
      reference: 'FT26264ABCDE',
      evidence: 'message',
    }),
  );
});

test('a message warns of a different sum or account, and if it is the payer’s own message', async () => {
  await addBank();
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const { user } = await open('/cashbook?tab=pending');
  await user.click(await screen.findByRole('button', { name: /^Accept, አልማዝ ተስፋዬ/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  await user.click(await dialog.findByRole('button', { name: /Paste the bank/ }));
  const field = dialog.getByLabelText(/^Message, or link/);
  await user.click(field);
  await user.paste(FROM_ALMAZ.replace('50,000', '45,000').replace('4410', '9999'));
  expect(dialog.getByText(/The message says/)).toHaveTextContent(
    'The message says 45,000 Br, and 50,000 Br was expected.',
  );
  expect(dialog.getByText(/is none of ours/)).toHaveTextContent(
    'The account that ends in 9999 is none of ours.',
  );
  await user.clear(field);
  await user.paste(
    'You have transfered ETB 50,000.00 to SHEGER on 21/09/2026 at 09:47:50 from your account 1*****7777 with Ref No FT26264ABCDE. Thank you for banking with CBE!',
  );
  expect(dialog.getByText(/This is the payer's own message/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(async () => expect(await newest()).toMatchObject({ evidence: 'payer_message' }));
});

test('a message without a shared reference warns of the same sum at that bank', async () => {
  const place = await addBank();
  const dawit = await standard.app.as('dawit');
  const used = { type: 'in', amount: 3_100, remark: 'Before', place, reference: 'FT26264ABCDE' };
  await dawit.post('/api/transactions', used);
  const { user } = await open('/cashbook?dialog=in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  await user.click(await dialog.findByRole('button', { name: /Paste the bank/ }));
  await user.click(dialog.getByLabelText(/^Message, or link/));
  await user.paste(
    'You have received ETB 3,100.00 from account 1******2201 (ALMAZ TESFAYE) to your account 1******4410. Your current balance is ETB4,314.50. https://mbreciept.cbe.com.et/v2-AbCdEf123456',
  );
  expect(
    await dialog.findByText(/A payment of the same sum at this bank is in the book/),
  ).toHaveTextContent('no. 1.');
});

test("a receipt is opened on the bank's page, and marked as checked", async () => {
  await addBank();
  const { user } = await open('/cashbook?dialog=in');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '750');
  await user.type(dialog.getByLabelText(/^Remark/), 'ከሽያጭ');
  await choosePlace(user, dialog, /CBE Bole/);
  const link = 'https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410';
  await user.click(dialog.getByLabelText(/^Reference/));
  await user.paste(link);
  const receipt = dialog.getByRole('link', { name: /^Open the receipt at the bank/ });
  expect(receipt).toHaveAttribute('href', link);
  await user.click(dialog.getByRole('checkbox', { name: "I saw the bank's own page" }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await newest()).toMatchObject({ evidence: 'receipt' }));
});
