// D164, D167, S23
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { SHARE, SharedMessage } from '#app/notices/shared-message.tsx';
import { activateLanguage } from '#i18n/language.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

const FROM_ALMAZ =
  'Dear Sheger, your Account 1*****4410 has been Credited with ETB 50,000.00 from ALMAZ TESFAYE, on 21/09/2026 at 09:44:07 with Ref No FT26264ABCDE. Your Current Balance is ETB 91,220.40.';

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/place', { kind: 'cbe', name: 'CBE Bole', digits: '4410' });
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

const newest = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body.data[0];

const open = (address: string) =>
  renderScreen(
    standard.app,
    <Routes>
      <Route path={SHARE} element={<SharedMessage />} />
      <Route path="*" element={<CashbookScreen />} />
    </Routes>,
    { as: 'dawit', address },
  );

test('a claim is accepted in three presses from a bank message in the clipboard', async () => {
  const { user } = await open('/cashbook');
  await navigator.clipboard.writeText(FROM_ALMAZ);
  await user.click(await screen.findByRole('button', { name: 'Paste message' }));
  const message = within(await screen.findByRole('dialog', { name: 'Message of a bank' }));
  await user.click(await message.findByRole('button', { name: 'Accept, አልማዝ ተስፋዬ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  expect(await dialog.findByLabelText(/^Reference/)).toHaveValue('FT26264ABCDE');
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

test('a message shared from another app offers the claims it may pay', async () => {
  const shared = new URLSearchParams({ text: FROM_ALMAZ, title: 'Messages' });
  const { user } = await open(`${SHARE}?${shared.toString()}`);
  const message = within(await screen.findByRole('dialog', { name: 'Message of a bank' }));
  expect(await message.findByRole('button', { name: 'Accept, አልማዝ ተስፋዬ' })).toBeVisible();
  expect(window.location.search).not.toContain('FT26264ABCDE');
  await user.click(message.getByRole('button', { name: 'Record as cash in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash In' }));
  expect(await dialog.findByLabelText(/^Amount/)).toHaveValue('50,000');
});

test("a wallet message with the end of a phone number finds that client's claim, whatever the sum", async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/place', { kind: 'telebirr', name: 'Wallet' });
  const { user } = await open('/cashbook?dialog=message');
  const message = within(await screen.findByRole('dialog', { name: 'Message of a bank' }));
  await user.click(await message.findByLabelText(/^Message, or link/));
  await user.paste(
    'You have received ETB 20,000.00 from Almaz Tesfaye(2519****3344) on 21/09/2026 09:28:52. Your transaction number is DIL4K2M9QX. Your current E-Money Account balance is ETB 21,000.00.',
  );
  expect(await message.findByRole('button', { name: 'Accept, አልማዝ ተስፋዬ' })).toBeVisible();
});

test("a payer’s name in Latin letters finds that client's claim, whatever the sum", async () => {
  const { user } = await open('/cashbook?dialog=message');
  const message = within(await screen.findByRole('dialog', { name: 'Message of a bank' }));
  await user.click(await message.findByLabelText(/^Message, or link/));
  await user.paste(FROM_ALMAZ.replace('50,000', '1,234'));
  expect(await message.findByRole('button', { name: 'Accept, አልማዝ ተስፋዬ' })).toBeVisible();
});

test('a message that matches no pending payment offers the list of all pending payments', async () => {
  const { user } = await open('/cashbook?dialog=message');
  const message = within(await screen.findByRole('dialog', { name: 'Message of a bank' }));
  await user.click(await message.findByLabelText(/^Message, or link/));
  await user.paste(FROM_ALMAZ.replace('50,000', '1,234').replace('ALMAZ', 'SARA'));
  expect(await message.findByText(/No payment that waits has this sum/)).toBeVisible();
  await user.click(message.getByRole('button', { name: 'All that waits' }));
  await user.click(await screen.findByRole('button', { name: /^Accept, አልማዝ ተስፋዬ/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  expect(await dialog.findByLabelText(/^Reference/)).toHaveValue('FT26264ABCDE');
  expect(dialog.getByText(/The message says/)).toHaveTextContent('1,234 Br');
});

test('the message dialog and accepting a claim work in Amharic too', async () => {
  await activateLanguage('am');
  const { user } = await open('/cashbook');
  await navigator.clipboard.writeText(FROM_ALMAZ);
  await user.click(await screen.findByRole('button', { name: 'መልእክት ለጥፍ' }));
  const message = within(await screen.findByRole('dialog', { name: 'የባንክ መልእክት' }));
  expect(await message.findByText(/የገባ/)).toBeVisible();
  await user.click(await message.findByRole('button', { name: /አልማዝ ተስፋዬ/ }));
  expect(await screen.findByLabelText(/^ማጣቀሻ/)).toHaveValue('FT26264ABCDE');
});
