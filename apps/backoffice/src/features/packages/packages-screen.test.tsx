// D48, D97, D162, spec:2.12, spec:5, spec:8
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { PackagesScreen } from './packages-screen.tsx';

const standard = useApp();

testList(standard, {
  Screen: PackagesScreen,
  address: '/packages',
  permission: 'Packages',
  title: 'Packages',
  amharicTitle: 'ጥቅሎች',
  call: '/api/package',
  row: 'WEDDING GOLD',
});

async function openForm(address = '/packages?dialog=add', name = 'Add Package') {
  const { user } = await renderScreen(standard.app, <PackagesScreen />, { as: 'admin', address });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByLabelText(/^Package Name/);
  return { user, dialog };
}

test('a package lists its items and a line for each price', async () => {
  await renderScreen(standard.app, <PackagesScreen />, { as: 'admin', address: '/packages' });
  expect(await screen.findByText('(4) ዶሮ ወጥ, ክትፎ, ጥብስ, ለስላሳ')).toBeVisible();
  const row = await screen.findByRole('row', { name: /WEDDING GOLD/ });
  expect(row).toHaveTextContent('201 – 400 = 600 ETB (per person)');
});

test('an empty form names the missing name, items and prices', async () => {
  const { user, dialog } = await openForm();
  expect(dialog.queryByText(/at least/i)).toBeNull();
  expect(dialog.getByRole('textbox', { name: /Minimum$/ })).toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Add Package' }));
  for (const name of [
    /^Package Name: This is required/,
    /^Items: At least select one item/,
    /^Pricing: At least add one pricing/,
  ]) {
    expect(await dialog.findByRole('button', { name })).toBeVisible();
  }
});

test('a package is renamed without losing its prices', async () => {
  const { user, dialog } = await openForm('/packages?dialog=edit&id=1', 'Edit Package');
  const name = dialog.getByLabelText(/^Package Name/);
  await user.clear(name);
  await user.type(name, 'Wedding Silver');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  const admin = await standard.app.as('admin');
  const { packages } = (await admin.get('/api/package?id=1')).body;
  expect([packages.name, packages.prices.length, packages.items.length]).toEqual([
    'Wedding Silver',
    3,
    4,
  ]);
});

test('overlapping prices block the submit, and are kept as typed', async () => {
  const { user, dialog } = await openForm('/packages?dialog=edit&id=1', 'Edit Package');
  const minimums = dialog.getAllByLabelText(/Minimum$/);
  const [, second] = minimums;
  if (!second) throw new Error('there is no second price');
  await user.clear(second);
  await user.type(second, '150');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByText('Please fix all errors')).toBeVisible();
  expect(dialog.getAllByLabelText(/Minimum$/)[1]).toHaveValue('150');
});

test('a package is deleted after a confirmation that names it', async () => {
  const { user } = await renderScreen(standard.app, <PackagesScreen />, {
    as: 'admin',
    address: '/packages',
  });
  await user.click(await screen.findByRole('button', { name: 'Actions, Wedding Gold' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('Delete package Wedding Gold?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Package deleted')).toBeVisible();
  expect(await screen.findByText('No Data.')).toBeVisible();
});

test('a package is added with its items and a price', async () => {
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText(/^Package Name/), 'ሰርግ');
  await user.click(dialog.getByRole('button', { name: 'Select Package Items' }));
  await user.click(await screen.findByRole('checkbox', { name: 'ክትፎ' }));
  await user.click(await screen.findByRole('button', { name: 'Done (1) Items' }));
  for (const [label, text] of [
    [/Minimum$/, '50'],
    [/Maximum$/, '200'],
    [/Price per person$/, '650'],
  ] as const) {
    await user.type(dialog.getByRole('textbox', { name: label }), text);
  }
  await user.click(dialog.getByRole('button', { name: 'Add Package' }));
  expect(await screen.findByText('Package added successfully')).toBeVisible();
  expect(await screen.findByText('(1) ክትፎ')).toBeVisible();
});

test('the terms of a package are saved, and shown when it is edited', async () => {
  const { user, dialog } = await openForm('/packages?dialog=edit&id=1', 'Edit Package');
  await user.type(dialog.getByLabelText(/^Terms of this package/), 'ቡና ከምግብ በኋላ');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Package updated successfully')).toBeVisible();
  const { body } = await (await standard.app.as('admin')).get('/api/package?id=1');
  expect(body.packages.terms).toBe('ቡና ከምግብ በኋላ');
});
