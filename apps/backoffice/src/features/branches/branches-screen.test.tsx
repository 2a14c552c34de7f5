// D70, D162, spec:2.9, spec:4, spec:5, spec:8
import { buildAgreement, buildEvent, buildVendor } from '@digis/server/testing';
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

test('a branch with users is not deleted, and the dialog gives the reason', async () => {
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

test('a branch with open debts is not deleted, and the dialog lists each sum', async () => {
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

async function openEdit(name: string, id: number) {
  const { user } = await renderScreen(standard.app, <BranchesScreen />, {
    as: 'admin',
    address: `/branches?dialog=edit&id=${id}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Branch' }));
  expect(await dialog.findByLabelText(/^Branch Name/)).toHaveValue(name);
  const number = dialog.getByLabelText(/^Number of the next agreement/);
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, dialog, number, save };
}

async function printedBranch(agreement_number: number): Promise<number> {
  const admin = await standard.app.as('admin');
  const adama = { name: 'Adama', address: 'Adama', agreement_number };
  const { id } = (await admin.post('/api/branch', adama)).body;
  const { event } = (await admin.post('/api/event', buildEvent({ branchId: id }))).body;
  await admin.post('/api/generate-agreement', buildAgreement({ eventId: event.id }));
  return id;
}

test('agreement numbers continue from the paper book, and a used one is refused with the lowest free number', async () => {
  const id = await printedBranch(1204);
  const { user, dialog, number, save } = await openEdit('Adama', id);
  expect(number).toHaveValue('1,205');
  await user.clear(number);
  await user.type(number, '1204');
  await save();
  expect(
    await dialog.findByRole('button', { name: /lowest that may be chosen is 1205/ }),
  ).toBeVisible();
  await user.clear(number);
  await user.type(number, '1300');
  await save();
  expect(await screen.findByText('Branch successfully updated!')).toBeVisible();
  const admin = await standard.app.as('admin');
  const { branches } = (await admin.get('/api/branch')).body;
  expect(branches.at(-1)).toMatchObject({ agreement_number: 1300 });
});

test('a number printed while the form was open is refused at its field, and the input is kept', async () => {
  const id = await printedBranch(1204);
  const { user, dialog, number, save } = await openEdit('Adama', id);
  const admin = await standard.app.as('admin');
  const { event } = (await admin.post('/api/event', buildEvent({ branchId: id }))).body;
  await admin.post('/api/generate-agreement', buildAgreement({ eventId: event.id }));
  await admin.patch('/api/branch', { id, name: 'Adama', address: 'Adama', agreement_number: 1400 });
  await admin.post('/api/generate-agreement', buildAgreement({ eventId: event.id }));
  const { event: other } = (await admin.post('/api/event', buildEvent({ branchId: id }))).body;
  await admin.post('/api/generate-agreement', buildAgreement({ eventId: other.id }));
  await user.clear(number);
  await user.type(number, '1300');
  await save();
  expect(
    await dialog.findByRole('button', { name: /lowest that may be chosen is 1401/ }),
  ).toBeVisible();
  expect(number).toHaveValue('1,300');
});
