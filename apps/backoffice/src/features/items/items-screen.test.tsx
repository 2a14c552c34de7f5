// D60, D111, D133, spec:2.11, spec:4, spec:5, spec:8
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { activateLanguage } from '../../i18n/language.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ItemsScreen } from './items-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  await standard.app.createUser({ username: 'cook', branch_id: 1, access: ['Items'] });
});

async function openItems() {
  const rendered = await renderScreen(standard.app, <ItemsScreen />, {
    as: 'cook',
    address: '/items',
  });
  const table = await screen.findByRole('table', { name: 'Items' });
  return { ...rendered, table: within(table) };
}

async function openDialog(name: string, address: string) {
  const rendered = await renderScreen(standard.app, <ItemsScreen />, { as: 'cook', address });
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...rendered, dialog, field: await dialog.findByLabelText(/^Item Name/) };
}

test('every item is listed with the day it was added', async () => {
  const { table, calls } = await openItems();
  expect(await table.findByRole('row', { name: /ዶሮ ወጥ.*Meskerem 11, 2019/ })).toBeVisible();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('adding an item shows one message, and a blank name is refused at its field', async () => {
  const { user, table } = await openItems();
  await user.click(await screen.findByRole('button', { name: 'Add Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Item' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: /^Item Name: This is required/ })).toBeVisible();
  await user.type(dialog.getByLabelText(/^Item Name/), 'ቡና');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Item successfully added')).toBeVisible();
  expect(await table.findByRole('row', { name: /ቡና/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an existing name is refused, and the typed name stays', async () => {
  const { user, dialog, field } = await openDialog('Add Item', '/items?dialog=add');
  await user.type(field, 'ዶሮ ወጥ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('There is one like this already.'))[0]).toBeVisible();
  expect(field).toHaveValue('ዶሮ ወጥ');
});

test('an item is renamed from a link to its dialog', async () => {
  const { user, dialog, field } = await openDialog('Edit Item', '/items?dialog=edit&id=4');
  expect(field).toHaveValue('ለስላሳ');
  await user.clear(field);
  await user.type(field, 'ለስላሳ መጠጥ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Item successfully updated')).toBeVisible();
  expect(await screen.findByRole('row', { name: /ለስላሳ መጠጥ/ })).toBeVisible();
});

test('an item stores the amount per guest to a thousandth', async () => {
  const { user, dialog } = await openDialog('Edit Item', '/items?dialog=edit&id=1');
  const each = dialog.getByLabelText(/^For each guest/);
  await user.type(each, '0.0001');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/At most 3 digits after the point/))[0]).toBeVisible();
  expect(each).toHaveValue('0.0001');
  await user.clear(each);
  await user.type(each, '0.35');
  await user.click(dialog.getByRole('button', { name: /Unit/ }));
  await user.click(await screen.findByRole('option', { name: 'kg' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /ዶሮ ወጥ.*0\.35 kg/ })).toBeVisible();
});

test('closing a form with unsaved values asks first', async () => {
  const { user, dialog, field } = await openDialog('Add Item', '/items?dialog=add');
  await user.type(field, 'ሻይ');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(field).toHaveValue('ሻይ');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an item is deleted after a confirmation that names it', async () => {
  const { user, table } = await openItems();
  await user.click(await table.findByRole('button', { name: 'Actions, ጥብስ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('Delete item ጥብስ?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Item deleted')).toBeVisible();
  await waitFor(() => expect(table.queryByRole('row', { name: /ጥብስ/ })).toBeNull());
});

test('a failed load shows an error, and trying again loads the items', async () => {
  const online = globalThis.fetch;
  const { user } = await renderScreen(standard.app, <ItemsScreen />, {
    as: 'cook',
    address: '/items',
  });
  const working = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    new Request(input, init).url.includes('/item')
      ? Promise.reject(new TypeError('offline'))
      : working(input, init);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  globalThis.fetch = working;
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /ዶሮ ወጥ/ })).toBeVisible();
  globalThis.fetch = online;
});

test('an empty list of items says so', async () => {
  const admin = await standard.app.as('admin');
  for (const id of [1, 2, 3, 4]) await admin.delete('/api/item', { id });
  await renderScreen(standard.app, <ItemsScreen />, { as: 'cook', address: '/items' });
  expect(await screen.findByText('No Data.')).toBeVisible();
});

test('the screen is shown in Amharic', async () => {
  await activateLanguage('am');
  await renderScreen(standard.app, <ItemsScreen />, { as: 'cook', address: '/items' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ምግቦች' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ምግብ ጨምር' })).toBeVisible();
});

test('the name field asks for an Amharic name', async () => {
  const { field } = await openDialog('Add Item', '/items?dialog=add');
  expect(field).toHaveAttribute('placeholder', 'Use Amharic');
});
