// D153, D172
import { buildEvent, callerOf, standardPeople, testPassword } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ClientsScreen } from '../../features/clients/clients-screen.tsx';
import { CashbookScreen } from '../../features/cashbook/cashbook-screen.tsx';
import { EmployeesScreen } from '../../features/employees/employees-screen.tsx';
import { EventDialogs } from '../../features/events/event-dialogs.tsx';
import { VendorsScreen } from '../../features/vendors/vendors-screen.tsx';
import { renderApp } from '../../testing/render-app.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { wholeDialog } from '../../testing/whole-dialog.ts';
import { useSavedFiles } from '../../testing/saved-files.ts';

const standard = useApp();
const saved = useSavedFiles();

let people: Awaited<ReturnType<typeof standardPeople>>;

beforeEach(async () => {
  people = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
  await hana.post('/api/assign-vendor', { eventId: 1, vendors: [people.dj] });
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/payment', { eventId: 1, amount: 200_000 });
  await dawit.patch('/api/vendor-ledger', { vendorId: people.dj, amount: 10_000 });
});

async function correctBy(user: UserEvent, title: string, amount: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(
    await dialog.findByRole('textbox', { name: /^What should it have been/ }),
    amount,
  );
  return {
    dialog,
    go: async () => {
      await user.click(dialog.getByRole('radio', { name: 'Typing error' }));
      await user.click(dialog.getByRole('button', { name: /^Correct by/ }));
    },
  };
}

test('a corrected vendor payment is owed again in the ledger', async () => {
  await standard.app.createUser({
    username: 'lily',
    branch_id: 1,
    access: ['Vendors', 'Vendor Ledger', 'Cashbook In/Out'],
  });
  const { user } = await renderScreen(standard.app, <VendorsScreen />, {
    as: 'lily',
    address: `/vendors?dialog=ledger&id=${people.dj}`,
  });
  await user.click(await screen.findByRole('button', { name: /^Correct…/ }));
  const { dialog, go } = await correctBy(user, 'Correct no. 2', '1000');
  expect(await dialog.findByText(/^What is owed becomes/)).toHaveTextContent('11,000 Br');
  await go();
  expect(await screen.findByText('No. 2 stands at 1,000 Br now.')).toBeVisible();
  const ledger = within(await screen.findByRole('table', { name: 'Payment History' }));
  expect(await ledger.findByText(/corrected by/)).toHaveTextContent(/no\. 3 · stands at 1,000 Br/);
  expect(ledger.getByText(/corrects/)).toHaveTextContent('corrects no. 2');
});

test('a wage is corrected in the ledger after its salary is taken back', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/assign-employee', { eventId: 1, employees: [people.tigist] });
  const dawit = await standard.app.as('dawit');
  const paid = await dawit.patch('/api/employee-ledger', { id: people.tigist, withSalary: true });
  expect(paid.body).toMatchObject({ success: true });
  const { ledger } = (await dawit.get(`/api/employee-ledger?id=${people.tigist}&type=out`)).body;
  const { salary } = ledger[0];
  const { user } = await renderScreen(standard.app, <EmployeesScreen />, {
    as: 'dawit',
    address: `/employees?dialog=ledger&id=${people.tigist}`,
  });
  await user.click(await screen.findByRole('button', { name: /^Correct…/ }));
  const wages = String(ledger[0].amount - salary);
  const { dialog, go } = await correctBy(user, 'Correct no. 3', wages);
  expect(await dialog.findByText(/^What is owed becomes/)).toHaveTextContent(/ 0 Br$/);
  await go();
  expect(await screen.findByText(/^No\. 3 stands at/)).toBeVisible();
});

test('correcting a wage from the book shows the new debt', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/assign-employee', { eventId: 1, employees: [people.tigist] });
  const dawit = await standard.app.as('dawit');
  await dawit.patch('/api/employee-ledger', { id: people.tigist, withSalary: false });
  const [{ id, amount }] = (await dawit.get('/api/transactions?type=book')).body.data;
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: `/cashbook?entry=${id}&dialog=correct`,
  });
  const { dialog } = await correctBy(user, 'Correct no. 3', '1');
  const words = await dialog.findByText(/^What is owed becomes/);
  expect(words).toHaveTextContent(`${amount - 1} Br`);
});

test('a payment is corrected in the payments of its event, which name both entries', async () => {
  const { user } = await renderScreen(standard.app, <EventDialogs />, {
    as: 'admin',
    address: '/events?event=1&dialog=account',
  });
  await user.click(await screen.findByRole('button', { name: /^Correct…/ }));
  const { dialog, go } = await correctBy(user, 'Correct no. 1', '20000');
  expect(dialog.getByText(/^Left to pay becomes/)).toHaveTextContent('200,000 Br');
  await go();
  const payments = await wholeDialog(/^Payments/);
  expect(await payments.findByText(/corrected by/)).toHaveTextContent(/no\. 3 · stands at 20,000/);
});

test('a spender corrects petty cash without access to the book, up to what the account had', async () => {
  const dawit = await standard.app.as('dawit');
  const create = { type: 'create', spender: 4, budget: 5_000 };
  const { id } = (await dawit.post('/api/petty-cash', create)).body;
  const kebede = await standard.app.as('kebede');
  const spend = { type: 'spend', pettycashId: id, amount: 3_500, reason: 'ሽንኩርት' };
  expect((await kebede.post('/api/petty-cash', spend)).body).toMatchObject({ success: true });
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'kebede',
    address: `/cashbook?tab=petty&dialog=petty-manage&id=${id}`,
  });
  await user.click(await screen.findByRole('button', { name: /^Correct…/ }));
  const { dialog, go } = await correctBy(user, 'Correct this entry', '350');
  expect(dialog.getByText(/^The entry stays/)).toHaveTextContent(
    '−3,500 Br · new entry +3,150 Br · it stands at −350 Br',
  );
  expect(dialog.getByText(/^The petty cash then has/)).toHaveTextContent('4,650 Br');
  await go();
  const moves = within(await screen.findByRole('dialog', { name: /^Petty cash of/ }));
  expect(await moves.findByText(/^corrected ·/)).toHaveTextContent('corrected · stands at 350 Br');
  expect(moves.getByText(/^corrects/)).toHaveTextContent(
    'corrects an earlier entry (Typing error)',
  );
});

test('the page of a client shows the correction of a payment', async () => {
  const dawit = await standard.app.as('dawit');
  const [, { id }] = (await dawit.get('/api/transactions?type=book')).body.data;
  await dawit.post('/api/correction', { id, should_be: 20_000, reason: 'Typing error' });
  await renderScreen(standard.app, <ClientsScreen />, {
    as: 'admin',
    address: '/clients?client=1',
  });
  const payments = within(await screen.findByRole('table', { name: 'Payments' }));
  expect(await payments.findByText(/corrected by/)).toHaveTextContent(/no\. 3 · stands at 20,000/);
  expect(payments.getByText(/corrects/)).toHaveTextContent('corrects no. 1 (Typing error)');
});

test('the book export says what was corrected, and by which entry', async () => {
  const dawit = await standard.app.as('dawit');
  const [, { id }] = (await dawit.get('/api/transactions?type=book')).body.data;
  await dawit.post('/api/correction', { id, should_be: 20_000, reason: 'Typing error' });
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: '/cashbook',
  });
  await screen.findByText(/corrected by/);
  await user.click(await screen.findByRole('button', { name: 'Actions, Cashbook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  const lines = await saved.linesOf('cashbook-bole-2019-01-11.csv');
  expect(lines.join('\n')).toMatch(/corrected by no\. 3, stands at 20,000\sBr/u);
  expect(lines.join('\n')).toMatch(/corrects no\. 1/u);
});

test('a correction that takes cash out asks for the password again, and keeps the input', async () => {
  const dawit = await standard.app.as('dawit');
  const [, { id }] = (await dawit.get('/api/transactions?type=book')).body.data;
  const { user, settled } = await renderApp(standard.app, {
    as: 'dawit',
    address: `/cashbook?entry=${id}&dialog=correct`,
  });
  await screen.findByRole('dialog', { name: 'Correct no. 1' });
  const caller = callerOf(standard.app.fetch, window.sessionStorage.getItem('digis.token'));
  for (let passed = 0; passed < 40; passed += 10) {
    await settled();
    standard.app.clock.advance(10);
    await caller.post('/api/heartbeat');
  }
  const { go } = await correctBy(user, 'Correct no. 1', '20000');
  await go();
  const proof = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await user.type(await proof.findByLabelText(/^Password/), testPassword);
  await user.click(proof.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('No. 1 stands at 20,000 Br now.')).toBeVisible();
});
