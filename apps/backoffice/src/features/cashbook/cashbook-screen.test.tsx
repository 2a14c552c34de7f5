// D73, D75, D85, D177, spec:2.8, spec:4, spec:5, spec:8
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useSavedFiles } from '../../testing/saved-files.ts';
import { useApp } from '../../testing/use-app.ts';
import { CashbookScreen } from './cashbook-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();

beforeEach(async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 9_000, type: 'in', remark: 'ከሽያጭ' });
});

testList(standard, {
  Screen: CashbookScreen,
  address: '/cashbook',
  permission: 'Cashbook View Records',
  title: 'Cashbook',
  amharicTitle: 'የገንዘብ መዝገብ',
  call: '/api/transactions',
  row: /ከሽያጭ/,
});

const schedule = async () =>
  (await (await standard.app.as('hana')).post('/api/event', buildEvent())).body.event.id;

const open = (as: string, address = '/cashbook') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

const status = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body.status;

async function fillCash(user: UserEvent, name: string, amount: string, remark: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await user.type(await dialog.findByLabelText(/^Amount/), amount);
  await user.type(dialog.getByLabelText(/^Remark/), remark);
  return dialog;
}

test('the balance is masked until the user reveals it', async () => {
  const { user } = await open('dawit');
  await screen.findByText(/ከሽያጭ/);
  const panel = await screen.findByRole('button', { name: 'Show balances' });
  expect(screen.queryByText('9,000 Br', { selector: 'dd *' })).toBeNull();
  await user.click(panel);
  await waitFor(() => expect(screen.getAllByText('9,000 Br').length).toBeGreaterThan(1));
});

test('payables are divided into earned and coming', async () => {
  const eventId = await schedule();
  const { dj } = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  await hana.post('/api/assign-vendor', { vendors: [dj], eventId });
  const { user } = await open('dawit');
  const panel = within(await screen.findByRole('region', { name: 'Balance' }));
  expect(panel.queryByText(/12,000/)).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Show balances' }));
  await waitFor(() =>
    expect(panel.getByText(/Coming/)).toHaveTextContent('Earned 0 Br · Coming 12,000 Br'),
  );
});

test('Cash Out requires a valid amount, and its entry appears in the book at once', async () => {
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Out' }));
  const dialog = await fillCash(user, 'Cash Out', '2.500,5', 'ለድንኳን');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please fix all errors')).toBeVisible();
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('2.500,5');
  await user.clear(dialog.getByLabelText(/^Amount/));
  await user.type(dialog.getByLabelText(/^Amount/), '2,000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Success')).toBeVisible();
  expect(await screen.findByText(/ለድንኳን/)).toBeVisible();
  expect(await status()).toMatchObject({ balance: 7_000, totalOut: 2_000 });
});

test('an advance leaves a rest that is settled later', async () => {
  const { user } = await open('dawit', '/cashbook?dialog=out');
  const dialog = await fillCash(user, 'Cash Out', '2000', 'ለድንኳን');
  await user.click(dialog.getByRole('checkbox', { name: /^Advance payment/ }));
  await user.type(dialog.getByLabelText(/^Rest to settle/), '6000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Success')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: 'Advance, 1' }));
  await user.click(await screen.findByRole('button', { name: /^Settle, ለድንኳን/ }));
  const settle = within(await screen.findByRole('dialog', { name: 'Settle Advance' }));
  const amount = await settle.findByLabelText(/^Amount/);
  expect(amount).toHaveValue('6,000');
  await user.clear(amount);
  await user.type(amount, '2500');
  await user.click(settle.getByRole('button', { name: 'Settle' }));
  await waitFor(async () => expect((await status()).totalOut).toBe(4_500));
});

test('a claim is accepted once, with the claimed amount filled in', async () => {
  await schedule();
  const { user } = await open('dawit', '/cashbook?tab=pending');
  expect(await screen.findByRole('tab', { name: 'Pending, 1' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Accept, አልማዝ ተስፋዬ/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  const amount = await dialog.findByLabelText(/^Amount/);
  expect(amount).toHaveValue('50,000');
  expect(dialog.getByText('Agreed advance')).toBeVisible();
  expect(dialog.getByText(/entered by hana/)).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '45000');
  expect(await dialog.findByText('175,000 Br left')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '50000');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Success')).toBeVisible();
  expect(screen.getByText('50,000 Br received from አልማዝ ተስፋዬ. 170,000 Br left.')).toBeVisible();
  expect(await status()).toMatchObject({ balance: 59_000, pendingCount: 0, advanceCount: 1 });
});

test('a claim that another user has just accepted is reported as already processed', async () => {
  await schedule();
  const { user } = await open('dawit', '/cashbook?tab=pending');
  await user.click(await screen.findByRole('button', { name: /^Accept, አልማዝ ተስፋዬ/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  const dawit = await standard.app.as('dawit');
  const [{ id }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const body = { type: 'pending', action: 'accept', actionId: id, amount: 50_000 };
  await dawit.patch('/api/transactions', body);
  await user.click(await dialog.findByRole('button', { name: 'Accept' }));
  expect((await screen.findAllByText('This has already been processed.'))[0]).toBeVisible();
  expect((await status()).balance).toBe(59_000);
});

test('a claim is rejected after a confirmation', async () => {
  await schedule();
  const { user } = await open('dawit', '/cashbook?tab=pending');
  await user.click(await screen.findByRole('button', { name: /^Reject, አልማዝ ተስፋዬ/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByText('170,000 Br left')).toBeVisible();
  expect(await question.findByText('220,000 Br left')).toBeVisible();
  await user.click(question.getByRole('button', { name: /^Reject 50,000\sBr$/ }));
  expect(await screen.findByText('Transaction rejected')).toBeVisible();
  expect(screen.getByText('50,000 Br of አልማዝ ተስፋዬ.')).toBeVisible();
  expect(await status()).toMatchObject({ balance: 9_000, pendingCount: 0 });
});

test('a rejection may have a reason, which is stored with the event', async () => {
  const eventId = await schedule();
  const { user } = await open('dawit', '/cashbook?tab=pending');
  await user.click(await screen.findByRole('button', { name: /^Reject, አልማዝ ተስፋዬ/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(await question.findByRole('radio', { name: 'No receipt' }));
  await user.type(question.getByLabelText('Remark'), 'ሐሙስ ይቀርባል');
  await user.click(question.getByRole('button', { name: /^Reject 50,000/ }));
  expect(await screen.findByText('Transaction rejected')).toBeVisible();
  const hana = await standard.app.as('hana');
  const account = (await hana.get(`/api/event/account?id=${eventId}`)).body;
  expect(account.entries).toMatchObject([{ state: 'rejected', remark: 'No receipt: ሐሙስ ይቀርባል' }]);
});

test('an admin reads every branch, and writes to the chosen one', async () => {
  const { user } = await open('admin');
  expect(await screen.findByText('Choose a branch first')).toBeVisible();
  expect(screen.getByRole('button', { name: 'In' })).toBeDisabled();
  await user.click(await screen.findByRole('radio', { name: 'Piassa' }));
  await user.click(await screen.findByRole('button', { name: 'In' }));
  const dialog = await fillCash(user, 'Cash In', '500', 'ቼክ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Success')).toBeVisible();
  const sara = await standard.app.as('sara');
  const { balance } = (await sara.get('/api/transactions?type=book')).body.status;
  expect(balance).toBe(500);
});

test('the whole book is exported as a file, and no remark in it is evaluated as a formula', async () => {
  const dawit = await standard.app.as('dawit');
  for (let amount = 1; amount <= 24; amount += 1) {
    await dawit.post('/api/transactions', { amount, type: 'out', remark: `=${amount}+1` });
  }
  const { user } = await open('dawit');
  await screen.findByText(/24\+1/);
  await user.click(await screen.findByRole('button', { name: 'Actions, Cashbook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  const lines = await saved.linesOf('cashbook-bole-2019-01-11.csv');
  expect(lines).toHaveLength(26);
  expect(lines[0]).toContain(
    'Amount,Time,Time (Ethiopian date),Type,Txn ID,Branch,Remark,With whom,Kind,Correction,Entered by,Approved by,Was for,Category,In,Out,Balance',
  );
  expect(lines[1]).toMatch(
    /^24,2026-09-21 10:\d\d,"Meskerem 11, 2019",Out,\d+,Bole,'=24\+1,,Manual entry,,dawit,,,,0,24,8700$/,
  );
});

test('cash that could not be recorded closes the dialog, which reopens with the typed values', async () => {
  const { user, calls } = await open('dawit', '/cashbook?dialog=out');
  const dialog = await fillCash(user, 'Cash Out', '2000', 'ለድንኳን');
  const online = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await online(input, init);
    if (new Request(input, init).method === 'POST') throw new TypeError('the answer was lost');
    return answer;
  };
  const listings = () => calls.filter(({ path }) => path.includes('type=book')).length;
  const before = listings();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('An error has occurred!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(listings()).toBeGreaterThan(before));
  globalThis.fetch = online;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const again = within(await screen.findByRole('dialog', { name: 'Cash Out' }));
  expect(await again.findByLabelText(/^Amount/)).toHaveValue('2,000');
  expect(again.getByLabelText(/^Remark/)).toHaveValue('ለድንኳን');
  await user.click(again.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Success')).toBeVisible();
  expect(await status()).toMatchObject({ balance: 7_000, totalOut: 2_000 });
});
