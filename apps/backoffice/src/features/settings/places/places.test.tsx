// D126
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { SettingsScreen } from '../settings-screen.tsx';

const standard = useApp();

const open = (address = '/settings?tab=banks') =>
  renderScreen(standard.app, <SettingsScreen />, { as: 'admin', address });

const places = async () => (await (await standard.app.as('admin')).get('/api/place')).body.places;
const addBank = async () => {
  const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410' };
  return (await (await standard.app.as('admin')).post('/api/place', bank)).body.id;
};

test('a bank is added with its kind, name and last digits', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add Bank' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Bank' }));
  await user.click(await dialog.findByRole('button', { name: /Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'telebirr' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Wallet of Bole');
  await user.type(dialog.getByLabelText(/^Last digits/), '4');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Two to eight digits'))[0]).toBeVisible();
  await user.type(dialog.getByLabelText(/^Last digits/), '410');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Wallet of Bole')).toBeVisible();
  expect(await places()).toMatchObject([
    { kind: 'telebirr', name: 'Wallet of Bole', digits: '4410' },
  ]);
});

test('the first bank is proposed from the bank that messages name', async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { bank_name: 'CBE Bole', acc_number: '1000123454410' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add CBE Bole' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Bank' }));
  expect(await dialog.findByLabelText(/^Last digits/)).toHaveValue('4410');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await places()).toMatchObject([{ kind: 'cbe', name: 'CBE Bole', digits: '4410' }]),
  );
});

test('a bank with money is not closed, and the dialog says why, but an empty one is', async () => {
  const place = await addBank();
  const dawit = await standard.app.as('dawit');
  const paid = { place, reference: 'FT26264ABCDE' };
  await dawit.post('/api/transactions', { amount: 500, type: 'in', remark: 'By bank', ...paid });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Close, CBE Bole' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText(/Money lies there/)).toBeVisible();
  await dawit.post('/api/transfer', { from: place, amount: 500 });
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('CBE Bole is closed')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Open again, CBE Bole' }));
  expect(await screen.findByText('CBE Bole is open again')).toBeVisible();
});

test('a bank is edited', async () => {
  const id = await addBank();
  const { user } = await open(`/settings?tab=banks&dialog=edit-place&id=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bank' }));
  await user.type(await dialog.findByLabelText(/^Name/), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await places()).toMatchObject([{ name: 'CBE Bole 2' }]));
});
