// D126
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CashbookScreen } from '../../features/cashbook/cashbook-screen.tsx';
import { VendorsScreen } from '../../features/vendors/vendors-screen.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();
let dj: number;

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/place', { kind: 'cbe', name: 'CBE Bole', digits: '4410' });
  ({ dj } = await standardPeople(standard.app));
  const hana = await standard.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  await hana.post('/api/assign-vendor', { eventId: event.id, vendors: [dj] });
});

const newest = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body.data[0];

async function payByBank(user: UserEvent, title: string, submit: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(await dialog.findByRole('button', { name: /Where the money is/ }));
  await user.click(await screen.findByRole('option', { name: /CBE Bole/ }));
  await user.type(await dialog.findByLabelText(/^Reference/), 'FT26264ABCDE');
  await user.click(dialog.getByRole('button', { name: submit }));
}

const byBank = { transact_type: 'out', place: { name: 'CBE Bole' }, reference: 'FT26264ABCDE' };

test('a vendor is paid from the bank', async () => {
  const { user } = await renderScreen(standard.app, <VendorsScreen />, {
    as: 'dawit',
    address: `/vendors?dialog=ledger&id=${dj}`,
  });
  const ledger = within(await screen.findByRole('dialog', { name: 'Payment Ledger: Selam DJ' }));
  await ledger.findAllByText('12,000 Br');
  const pay = ledger.getByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(pay).toBeEnabled());
  await user.click(pay);
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Payment' }));
  const amount = await dialog.findByLabelText(/^Amount/);
  await user.clear(amount);
  await user.type(amount, '500');
  await payByBank(user, 'Make Payment', 'Pay');
  await waitFor(async () => expect(await newest()).toMatchObject(byBank));
});

test('petty cash is funded from the bank, and spending it asks for no place', async () => {
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: '/cashbook?tab=petty&dialog=petty-create',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Petty Cash' }));
  await user.click(await dialog.findByRole('button', { name: /Spender/ }));
  await user.click(await screen.findByRole('option', { name: 'kebede' }));
  await user.type(dialog.getByLabelText(/^Budget/), '10000');
  await payByBank(user, 'Create Petty Cash', 'Save');
  await waitFor(async () => expect(await newest()).toMatchObject(byBank));
  await user.click(await screen.findByRole('button', { name: /^Spend/ }));
  const spend = within(await screen.findByRole('dialog', { name: 'Spend' }));
  await spend.findByLabelText(/^Amount/);
  expect(spend.queryByRole('button', { name: /Where the money is/ })).toBeNull();
});
