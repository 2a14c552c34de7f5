// D65, D68, D70, D147, D151, spec:2.14, spec:5, spec:6, spec:8
import { permissionValues } from '@digis/api-client/contract';
import { toasts } from '@digis/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { UsersScreen } from './users-screen.tsx';

const standard = useApp();

testList(standard, {
  Screen: UsersScreen,
  address: '/users',
  permission: 'App Users',
  title: 'App Users',
  amharicTitle: 'ተጠቃሚዎች',
  call: '/api/user',
  row: 'kebede',
});

async function openForm(address = '/users?dialog=add', name = 'Create User') {
  const { user } = await renderScreen(standard.app, <UsersScreen />, { as: 'admin', address });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByLabelText(/^Username/);
  return { user, dialog };
}

test('a user is created in a branch, with a repeated password', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: /Assigned Branch/ }));
  await user.click(await screen.findByRole('option', { name: 'Piassa' }));
  await user.type(dialog.getByLabelText(/^Username/), 'liya');
  await user.type(dialog.getByLabelText(/^Password/), 'a-quiet-courtyard');
  await user.type(dialog.getByLabelText(/^Confirm Password/), 'a-quiet-court');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByRole('button', { name: /^Confirm Password: Password does not match!/ }),
  ).toBeVisible();
  await user.type(dialog.getByLabelText(/^Confirm Password/), 'yard');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User successfully added!')).toBeVisible();
  await user.click(await within(await accessOf('liya')).findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('row', { name: /liya.*Piassa/ })).toBeVisible();
  const { guest } = standard.app;
  const login = await guest.post('/api/login', { username: 'liya', password: 'a-quiet-courtyard' });
  const headers = { Authorization: `Bearer ${login.body.token}` };
  expect((await guest.get('/api/user-info', headers)).body.user.must_change).toBe(true);
});

const accessOf = (name: string) => screen.findByRole('dialog', { name: `User Access: ${name}` });

test('a new user has a full name, and starts with the access of a usual job or of another user', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: /Assigned Branch/ }));
  await user.click(await screen.findByRole('option', { name: 'Bole' }));
  await user.type(dialog.getByLabelText(/^Full Name/), 'ልያ ታደሰ');
  await user.type(dialog.getByLabelText(/^Username/), 'liya');
  await user.type(dialog.getByLabelText(/^Password/), 'a-quiet-courtyard');
  await user.type(dialog.getByLabelText(/^Confirm Password/), 'a-quiet-courtyard');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const access = within(await accessOf('ልያ ታደሰ'));
  const begin = async (pattern: string) => {
    await user.click(await access.findByRole('button', { name: /Start from/ }));
    await user.click(await screen.findByRole('option', { name: pattern }));
  };
  await begin('As kebede');
  expect(access.getByText('1 of 25 permissions')).toBeVisible();
  await begin('Booking desk');
  expect(access.getByRole('checkbox', { name: 'Create Event' })).toBeChecked();
  expect(access.getByRole('checkbox', { name: 'Cashbook Spend Petty Cash' })).not.toBeChecked();
  await user.click(access.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /ልያ ታደሰ.*liya/ })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'User Access of ልያ ታደሰ, 8 / 25' }),
  ).toBeVisible();
});

test('a taken name and a common password are refused with the reason', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: /Assigned Branch/ }));
  await user.click(await screen.findByRole('option', { name: 'Bole' }));
  await user.type(dialog.getByLabelText(/^Username/), 'HANA');
  await user.type(dialog.getByLabelText(/^Password/), 'password1');
  await user.type(dialog.getByLabelText(/^Confirm Password/), 'password1');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('There is one like this already.'))[0]).toBeVisible();
  // Counts stored messages, because toasts disappear.
  const timesTold = () => toasts.recent().reduce((times, { count }) => times + count, 0);
  const toldOfTheName = timesTold();
  await user.type(dialog.getByLabelText(/^Username/), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const why = /Too easy to guess: many people use it. Try three words/;
  expect(await dialog.findAllByText(why)).toHaveLength(2);
  expect(timesTold()).toBe(toldOfTheName);
  expect(dialog.queryByText('Some fields need attention.')).toBeNull();
  expect(dialog.getByLabelText(/^Username/)).toHaveValue('HANA2');
});

test('renaming a user keeps the password', async () => {
  const { user, dialog } = await openForm('/users?dialog=edit&id=4', 'Edit User');
  expect(dialog.getByText('Leave it blank to keep the password')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Username/), '-bole');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User successfully updated!')).toBeVisible();
  expect(await screen.findByRole('row', { name: /kebede-bole/ })).toBeVisible();
});

test("the form of one's own user has no password and second factor, but says where they are", async () => {
  const { user, dialog } = await openForm('/users?dialog=edit&id=1', 'Edit User');
  expect(dialog.getByText(/are changed under My account/)).toBeVisible();
  expect(dialog.queryByLabelText(/Password/)).toBeNull();
  expect(dialog.queryByRole('switch', { name: /second factor/u })).toBeNull();
  await user.type(dialog.getByLabelText(/^Full Name/), 'ሙሉ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User successfully updated!')).toBeVisible();
});

test('access is shown as a count and changed by checkboxes', async () => {
  const { user } = await renderScreen(standard.app, <UsersScreen />, {
    as: 'admin',
    address: '/users',
  });
  const count = (held: number) => `User Access of kebede, ${held} / ${permissionValues.length}`;
  await user.click(await screen.findByRole('button', { name: count(1) }));
  const dialog = within(await screen.findByRole('dialog', { name: 'User Access: kebede' }));
  await user.click(dialog.getByRole('checkbox', { name: 'View Events' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Success!')).toBeVisible();
  expect(await screen.findByRole('button', { name: count(2) })).toBeVisible();
});

test('a manager can grant only permissions of their own', async () => {
  const access = ['App Users', 'Items'] as const;
  await standard.app.createUser({ username: 'chief', branch_id: 1, access: [...access] });
  await renderScreen(standard.app, <UsersScreen />, {
    as: 'chief',
    address: '/users?dialog=access&id=4',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'User Access: kebede' }));
  expect(await dialog.findByRole('checkbox', { name: 'Items' })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'Branches' })).toBeNull();
});

test('a user who holds petty cash is not deleted, and the dialog shows the sum', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/petty-cash', { type: 'create', spender: 4, budget: 500, reason: 'ገበያ' });
  const { user } = await renderScreen(standard.app, <UsersScreen />, {
    as: 'admin',
    address: '/users',
  });
  await user.click(await screen.findByRole('button', { name: 'Actions, kebede' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText(/^It still has petty cash of 500\sBr\./)).toBeVisible();
});

test('an admin is never deleted, and the dialog says so', async () => {
  const { user } = await renderScreen(standard.app, <UsersScreen />, {
    as: 'admin',
    address: '/users',
  });
  await user.click(await screen.findByRole('button', { name: 'Actions, admin' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText("You can't delete an admin!")).toBeVisible();
  await user.click(question.getByRole('button', { name: 'No' }));
  await user.click(await screen.findByRole('button', { name: 'Actions, kebede' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('User deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /kebede/ })).toBeNull());
});
