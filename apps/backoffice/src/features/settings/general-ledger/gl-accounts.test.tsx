// D178
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { SettingsScreen } from '../settings-screen.tsx';

const standard = useApp();

const open = (as = 'admin') =>
  renderScreen(standard.app, <SettingsScreen />, { as, address: '/settings?tab=tax' });

test('an admin changes an account, and invalid characters are refused at its field', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit, Cash in the box' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the account' }));
  const field = dialog.getByLabelText(/^Account/);
  expect(field).toHaveValue('1010');
  const type = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  await type('10 10');
  expect(
    (await dialog.findAllByText('Latin letters, digits, points and hyphens alone'))[0],
  ).toBeVisible();
  await type('CASH-1');
  expect(await screen.findByText('The account is changed')).toBeVisible();
  const row = await screen.findByRole('row', { name: /^Cash in the box/ });
  expect(await within(row).findByText('CASH-1')).toBeVisible();
  expect(within(row).getByText('1010')).toBeVisible();
});

test('staff with System Settings see the accounts, but cannot change them', async () => {
  const access = ['System Settings'] as const;
  await standard.app.createUser({ username: 'reader', branch_id: 1, access });
  await open('reader');
  expect(await screen.findByRole('row', { name: /^Sales/ })).toHaveTextContent('4010');
  expect(screen.queryByRole('button', { name: 'Edit, Sales' })).toBeNull();
});

test('the date format of the journal is saved', async () => {
  const { user } = await open();
  const form = within(await screen.findByRole('form', { name: 'System Settings' }));
  await user.click(form.getByRole('button', { name: /Dates in the accountant's journal$/ }));
  await user.click(await screen.findByRole('option', { name: 'D/M/YYYY' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  const { settings } = (await (await standard.app.as('admin')).get('/api/settings')).body;
  expect(settings).toContainEqual({ name: 'journal_dates', value: 'D/M/YYYY' });
});
