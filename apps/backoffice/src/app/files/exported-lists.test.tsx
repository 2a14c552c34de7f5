// D139
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ActionLogsScreen } from '../../features/action-logs/action-logs-screen.tsx';
import { BranchesScreen } from '../../features/branches/branches-screen.tsx';
import { ClientsScreen } from '../../features/clients/clients-screen.tsx';
import { EmployeesScreen } from '../../features/employees/employees-screen.tsx';
import { ItemsScreen } from '../../features/items/items-screen.tsx';
import { PackagesScreen } from '../../features/packages/packages-screen.tsx';
import { UsersScreen } from '../../features/users/users-screen.tsx';
import { VendorsScreen } from '../../features/vendors/vendors-screen.tsx';
import { activateLanguage } from '../../i18n/language.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useSavedFiles } from '../../testing/saved-files.ts';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();
const saved = useSavedFiles();

async function book() {
  const { abebe, dj } = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  await hana.post('/api/assign-employee', { eventId: 1, employees: [abebe] });
  await hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj] });
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/gu)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

async function rowsOf(name: string): Promise<readonly Record<string, string>[]> {
  const [head = '', ...lines] = await saved.linesOf(name);
  const names = cellsOf(head.replace('\uFEFF', ''));
  return lines.map((line) =>
    Object.fromEntries(cellsOf(line).map((cell, at) => [names[at] ?? '', cell])),
  );
}

async function exportList(list: ReactNode, as: string, address: string, name: string) {
  const { user } = await renderScreen(standard.app, list, { as, address });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await user.click(await screen.findByRole('button', { name: `Actions, ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
}

test('the client export has phones as text, the number of events and the date of the last one', async () => {
  await book();
  await exportList(<ClientsScreen />, 'hana', '/clients', 'Event Clients');
  expect(await rowsOf('clients-bole-2019-01-11.csv')).toEqual([
    {
      'Full Name': 'አልማዝ ተስፋዬ',
      'Primary Phone Number': '0911 22 33 44',
      'Secondary Phone': '0922 33 44 55',
      'Total Events': '1',
      'Last event': '2026-10-01',
      'Last event (Ethiopian date)': 'Meskerem 21, 2019',
      'Date Created': '2026-09-21 10:00',
      'Date Created (Ethiopian date)': 'Meskerem 11, 2019',
    },
  ]);
});

test('the payables in the employee and vendor exports add up to the total of the tab We owe', async () => {
  await book();
  const owedIn = async (name: string) =>
    (await rowsOf(name)).reduce((sum, row) => sum + Number(row['We owe']), 0);
  const dawit = await standard.app.as('dawit');
  const { totals } = (await dawit.get('/api/payables')).body;
  await exportList(<EmployeesScreen />, 'dawit', '/employees', 'Employees');
  const employees = await owedIn('employees-2019-01-11.csv');
  document.body.replaceChildren();
  await exportList(<VendorsScreen />, 'dawit', '/vendors', 'Vendors');
  expect(employees + (await owedIn('vendors-2019-01-11.csv'))).toBe(totals.owed);
  expect(totals.owed).toBeGreaterThan(0);
});

test('the item export has the amount per guest', async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/item', { name: 'ስኳር', menu: 'fasting', unit: 'kg', per_guest: 0.125 });
  await exportList(<ItemsScreen />, 'admin', '/items', 'Items');
  const rows = await rowsOf('items-2019-01-11.csv');
  expect(rows.find((row) => row['Item Name'] === 'ስኳር')).toEqual({
    'Item Name': 'ስኳር',
    Fasting: 'Fasting food',
    Kind: 'Food',
    'For each guest': '0.125',
    Unit: 'kg',
    'Date Created': '2026-09-21 10:00',
    'Date Created (Ethiopian date)': 'Meskerem 11, 2019',
  });
});

test('the package export has dishes and prices in the format of the import', async () => {
  await exportList(<PackagesScreen />, 'admin', '/packages', 'Packages');
  expect((await rowsOf('packages-2019-01-11.csv'))[0]).toMatchObject({
    'Package Name': 'Wedding Gold',
    Items: 'ዶሮ ወጥ, ክትፎ, ጥብስ, ለስላሳ',
    'Prices by guests': '50-200: 650; 201-400: 600; 401-1000: 550',
  });
});

test('the branch export has the addresses', async () => {
  await exportList(<BranchesScreen />, 'admin', '/branches', 'Branches');
  const rows = await rowsOf('branches-2019-01-11.csv');
  expect(rows.map((row) => row['Name'])).toContain('Bole');
});

test('the user export lists permissions, and has no password column', async () => {
  await exportList(<UsersScreen />, 'admin', '/users', 'App Users');
  const rows = await rowsOf('users-2019-01-11.csv');
  const hana = rows.find((row) => row['Username'] === 'hana');
  expect(hana).toMatchObject({ Role: 'Staff', Branch: 'Bole' });
  expect(hana?.['User Access']).toContain('Generate Agreement');
  expect(Object.keys(hana ?? {})).not.toContain('Password');
  const { logs } = (await (await standard.app.as('admin')).get('/api/action-logs?entity=list'))
    .body;
  expect(logs).toMatchObject([{ action: 'list.export', subject: 'users' }]);
});

test("the log export describes each action and its changes in the reader's language", async () => {
  await book();
  await activateLanguage('am');
  const { user } = await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'admin',
    address: '/action-logs?kind=event',
  });
  expect((await screen.findAllByText(/አልማዝ/u))[0]).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^በCSV/u }));
  const lines = await saved.linesOf('action-logs-2019-01-11.csv');
  expect(lines[0]).toContain('ለውጦች');
  expect(lines.join('\n')).toContain('አበበ');
  expect(lines.join('\n')).not.toMatch(/event\.|undefined|\[object/u);
});
