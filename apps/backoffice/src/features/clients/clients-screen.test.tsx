// D31, D51, D52, spec:2.7, spec:5, spec:8
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ClientsScreen } from './clients-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

testList(standard, {
  Screen: ClientsScreen,
  address: '/clients',
  permission: 'Clients',
  title: 'Event Clients',
  amharicTitle: 'የዝግጅት ደንበኞች',
  call: '/api/client',
  row: 'አልማዝ ተስፋዬ',
});

async function openForm(address = '/clients?dialog=add', name = 'Add Client') {
  const { user } = await renderScreen(standard.app, <ClientsScreen />, { as: 'hana', address });
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByLabelText(/^Full Name/);
  return { user, dialog };
}

test('a client is added, and both phones are required', async () => {
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText(/^Full Name/), 'ሄኖክ ግርማ');
  await user.type(dialog.getByLabelText(/^Primary Phone Number/), '+251 911 00 00 07');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByRole('button', { name: /^Secondary Phone: This is required/ }),
  ).toBeVisible();
  await user.type(dialog.getByLabelText(/^Secondary Phone/), '0911000008');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client successfully added!')).toBeVisible();
  expect(await screen.findByRole('row', { name: /ሄኖክ ግርማ.*0911.00.00.07/ })).toBeVisible();
});

test('a phone with an allowed prefix is accepted, and another is refused with the allowed ones', async () => {
  await (await standard.app.as('admin')).post('/api/settings', { phone_prefixes: '09,07' });
  const { user, dialog } = await openForm();
  const phone = dialog.getByLabelText(/^Primary Phone Number/);
  await user.type(dialog.getByLabelText(/^Full Name/), 'ሄኖክ ግርማ');
  await user.type(phone, '0811000007');
  await user.tab();
  expect(phone).toHaveAccessibleDescription(
    'Invalid phone format: the number begins with 09 or 07',
  );
  await user.clear(phone);
  await user.type(phone, '0711000007');
  await user.type(dialog.getByLabelText(/^Secondary Phone/), '0711000007');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client successfully added!')).toBeVisible();
});

test('a client whose phones a later setting would refuse can still be renamed', async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { phone_prefixes: '09,07' });
  const phones = { primary_phone: '0711000007', secondary_phone: '0711000008' };
  const client = { full_name: 'ሄኖክ ግርማ', ...phones, branchId: 1 };
  const { id } = (await admin.post('/api/client', client)).body;
  await admin.post('/api/settings', { phone_prefixes: '09' });
  const { user, dialog } = await openForm(`/clients?dialog=edit&id=${id}`, 'Edit Client');
  await user.type(dialog.getByLabelText(/^Full Name/), ' ደምሴ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client successfully updated!')).toBeVisible();
});

test('a phone of an existing client names that client, who can be opened instead', async () => {
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText(/^Full Name/), 'Almaz');
  await user.type(dialog.getByLabelText(/^Primary Phone Number/), '0911223344');
  await user.type(dialog.getByLabelText(/^Secondary Phone/), '0911223344');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This phone belongs to አልማዝ ተስፋዬ.')).toBeVisible();
  expect(dialog.getByLabelText(/^Full Name/)).toHaveValue('Almaz');
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  const known = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
  expect(await known.findByDisplayValue('አልማዝ ተስፋዬ')).toBeVisible();
});

test('a client is edited', async () => {
  const { user, dialog } = await openForm('/clients?dialog=edit&id=1', 'Edit Client');
  const name = dialog.getByLabelText(/^Full Name/);
  await user.clear(name);
  await user.type(name, 'አልማዝ ተስፋዬ ገብሬ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client successfully updated!')).toBeVisible();
  expect(await screen.findByRole('row', { name: /አልማዝ ተስፋዬ ገብሬ/ })).toBeVisible();
});

test('a client with upcoming events is not deleted, and one without is', async () => {
  const hana = await standard.app.as('hana');
  const client = {
    full_name: 'ሜሮን ጌታቸው',
    primary_phone: '0911000009',
    secondary_phone: '0911000009',
  };
  await hana.post('/api/client', client);
  const { user } = await renderScreen(standard.app, <ClientsScreen />, {
    as: 'hana',
    address: '/clients',
  });
  await user.click(await screen.findByRole('button', { name: 'Actions, አልማዝ ተስፋዬ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText('Client has upcoming events')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'No' }));
  await user.click(await screen.findByRole('button', { name: 'Actions, ሜሮን ጌታቸው' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Client deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /ሜሮን/ })).toBeNull());
});

test('a client who owes for a past event is not deleted, and the dialog shows the sum', async () => {
  const past = { event_date: '2026-09-20', et_date: { year: 2019, month: 1, day: 10 } };
  const phones = { primary_phone: '0911000008', secondary_phone: '0911000008' };
  const client = { name: 'ሜሮን ጌታቸው', ...phones };
  await (await standard.app.as('hana')).post('/api/event', buildEvent({ ...past, client }));
  const { user } = await renderScreen(standard.app, <ClientsScreen />, {
    as: 'hana',
    address: '/clients',
  });
  await user.click(await screen.findByRole('button', { name: 'Actions, ሜሮን ጌታቸው' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText(/^It still has 220,000\sBr that clients owe\./)).toBeVisible();
});

test("an admin chooses a client's branch, sees the clients of each branch, and merges two clients", async () => {
  const hana = await standard.app.as('hana');
  const again = {
    full_name: 'አልማዝ ሌላ',
    primary_phone: '0911000010',
    secondary_phone: '0911000010',
  };
  await hana.post('/api/client', again);
  const { user } = await renderScreen(standard.app, <ClientsScreen />, {
    as: 'admin',
    address: '/clients?dialog=add',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Client' }));
  await user.type(await dialog.findByLabelText(/^Full Name/), 'አልማዝ በፒያሳ');
  await user.type(dialog.getByLabelText(/^Primary Phone Number/), '0911223344');
  await user.type(dialog.getByLabelText(/^Secondary Phone/), '0911223344');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: /^Branch: This is required/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Choose a branch/ }));
  await user.click(await screen.findByRole('option', { name: 'Piassa' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /አልማዝ በፒያሳ.*Piassa/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /አልማዝ ተስፋዬ.*Bole/ })).toBeVisible();

  await user.click(await screen.findByRole('button', { name: /^Actions, አልማዝ ሌላ/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Merge' }));
  const question = within(await screen.findByRole('dialog', { name: 'Merge አልማዝ ሌላ' }));
  await user.type(question.getByLabelText(/^Phone of the client who stays/), '0911000099');
  await user.click(question.getByRole('button', { name: 'Merge' }));
  const fault = 'No other client of this branch has this phone.';
  expect(await question.findAllByText(new RegExp(fault))).not.toHaveLength(0);
  await user.clear(question.getByLabelText(/^Phone of the client who stays/));
  await user.type(question.getByLabelText(/^Phone of the client who stays/), '0911223344');
  expect(await question.findByText(/Stays: አልማዝ ተስፋዬ, 1 event/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('Made one client of two')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /አልማዝ ሌላ/ })).toBeNull());
});
