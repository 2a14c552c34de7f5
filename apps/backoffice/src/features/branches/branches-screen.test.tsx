import { buildVendor } from '@digis/server/testing';
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
  await user.click(await screen.findByRole('button', { name: 'Actions, Bole' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText(/It still has 3 users/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Africa Avenue')).toBeVisible();
});

// D70
test('a branch that owes and is owed is not deleted, and the question says each sum', async () => {
  const admin = await standard.app.as('admin');
  const { id } = (await admin.post('/api/branch', { name: 'Adama', address: 'Adama' })).body;
  const book = `/api/transactions?branchId=${id}`;
  await admin.post(book, { type: 'in', amount: 5_000, remark: 'Tents' });
  const advance = { isAdvance: true, settle_amount: 900 };
  await admin.post(book, { type: 'out', amount: 100, remark: 'Charcoal', ...advance });
  await admin.post(book, { type: 'in', amount: 1, remark: 'Chairs', isAdvance: true });
  await buildVendor(standard.app);
  const ahead = { vendorId: 1, amount: 300, confirm: true };
  await admin.patch(`/api/vendor-ledger?branchId=${id}`, ahead);
  const { user } = await renderScreen(standard.app, <BranchesScreen />, {
    as: 'admin',
    address: '/branches',
  });
  await user.click(await screen.findByRole('button', { name: 'Actions, Adama' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  const words =
    'It still has a balance of 4,601 Br, 300 Br that vendors were paid ahead, advances to settle that go out: 900 Br, ' +
    'advances to settle that come in: an unknown sum. Pay, settle, correct or move this first.';
  expect(await question.findByText(words)).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: 'Actions, Adama 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Branch deleted')).toBeVisible();
});
