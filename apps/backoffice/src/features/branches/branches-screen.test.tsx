import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { BranchesScreen } from './branches-screen.tsx';

const standard = useApp();

testList(standard, {
  Screen: BranchesScreen,
  address: '/branches',
  permission: 'Branches',
  title: 'Branches',
  amharicTitle: 'ቅርንጫፎች',
  call: '/api/branch',
  row: 'Africa Avenue',
});

// spec:2.9, spec:5, spec:8
test('a branch is added with name and address, and both are required', async () => {
  const { user } = await renderScreen(standard.app, <BranchesScreen />, {
    as: 'admin',
    address: '/branches?dialog=add',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Branch' }));
  await user.type(await dialog.findByLabelText(/^Branch Name/), 'Adama');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: /^Address: This is required/ })).toBeVisible();
  await user.type(dialog.getByLabelText(/^Address/), 'Adama, near the stadium');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Branch successfully added!')).toBeVisible();
  expect(await screen.findByText('Adama, near the stadium')).toBeVisible();
});

test('a branch with users is not deleted, and the question says why', async () => {
  const { user } = await renderScreen(standard.app, <BranchesScreen />, {
    as: 'admin',
    address: '/branches',
  });
  await user.click(await screen.findByRole('button', { name: 'Delete, Bole' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText(/It still has users/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Africa Avenue')).toBeVisible();
});

// spec:4, spec:8
test('a branch is edited, and deleted once it has no users', async () => {
  const admin = await standard.app.as('admin');
  const { id } = (await admin.post('/api/branch', { name: 'Adama', address: 'Adama' })).body;
  const { user } = await renderScreen(standard.app, <BranchesScreen />, {
    as: 'admin',
    address: '/branches',
  });
  await user.click(await screen.findByRole('button', { name: 'Edit, Adama' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Branch' }));
  expect(window.location.search).toBe(`?dialog=edit&id=${id}`);
  await user.type(await dialog.findByLabelText(/^Branch Name/), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Branch successfully updated!')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Delete, Adama 2' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Branch deleted')).toBeVisible();
});
