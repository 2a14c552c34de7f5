import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

async function openForm(address: string, title: string) {
  const { user } = await renderApp(standard.app, { as: 'admin', address });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { user, dialog };
}

test('a user enters one dish after another without leaving the form', async () => {
  const { user, dialog } = await openForm('/items?dialog=add', 'Add Item');
  const name = () => dialog.getByLabelText(/^Item Name/);
  await waitFor(() => expect(name()).toHaveFocus());
  await user.keyboard('ድፎ ዳቦ{Control>}{Enter}{/Control}');
  await waitFor(() => expect(name()).toHaveValue(''));
  await waitFor(() => expect(name()).toHaveFocus());
  await user.keyboard('ቆሎ');
  await user.click(dialog.getByRole('button', { name: 'Save and add another' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  await waitFor(() => expect(name()).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit, ድፎ ዳቦ' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit, ቆሎ' })).toBeVisible();
});

test('a refused record stays in the form', async () => {
  const { user, dialog } = await openForm('/branches?dialog=add', 'Add Branch');
  await waitFor(() => expect(dialog.getByLabelText(/^Branch Name/)).toHaveFocus());
  await user.keyboard('Adama');
  await user.click(dialog.getByRole('button', { name: 'Save and add another' }));
  expect(await dialog.findByRole('button', { name: /^Address: This is required/ })).toBeVisible();
  expect(dialog.getByLabelText(/^Branch Name/)).toHaveValue('Adama');
  await user.type(dialog.getByLabelText(/^Address/), 'Near the stadium');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Near the stadium')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an edit form does not offer to add another record', async () => {
  const { dialog } = await openForm('/branches?dialog=edit&id=1', 'Edit Branch');
  expect(await dialog.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Save and add another' })).toBeNull();
});
