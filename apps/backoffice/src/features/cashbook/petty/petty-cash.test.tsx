// spec:2.8, spec:5, spec:8
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { activateLanguage } from '#i18n/language.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

async function budget(amount = 10_000) {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 50_000, type: 'in', remark: 'x' });
  const body = { type: 'create', spender: 4, budget: amount, reason: 'ለገበያ' };
  return dawit.post('/api/petty-cash', body);
}

const open = (as: string, address = '/cashbook?tab=petty') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

async function act(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions, kebede' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

test('a petty cash account is created for a user of the branch', async () => {
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Create Petty Cash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Petty Cash' }));
  await user.click(await dialog.findByRole('button', { name: /Spender/ }));
  await user.click(await screen.findByRole('option', { name: 'kebede' }));
  await user.type(dialog.getByLabelText(/^Budget/), '10000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Data Saved!')).toBeVisible();
  expect(await screen.findByText('kebede')).toBeVisible();
});

test('a spender sees only their own petty cash, and cannot spend more than is left', async () => {
  await budget();
  const { user, calls } = await open('kebede');
  expect(await screen.findByText('kebede')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions, kebede' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Spend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spend' }));
  const amount = await dialog.findByLabelText(/^Amount/);
  await user.type(amount, '10001');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText(/Amount is greater than left balance/))[0]).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '3500');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('6,500 Br')).toBeVisible();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('a closed petty cash takes no more money, and can be reopened', async () => {
  await budget();
  const { user } = await open('dawit');
  await act(user, 'Close account');
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Petty cash closed')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spend' })).toBeDisabled());
  await user.click(await screen.findByRole('button', { name: 'Actions, kebede' }));
  expect(await screen.findByRole('menuitem', { name: 'Add Amount' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Petty cash opened')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spend' })).toBeEnabled());
});

test('the movements of a petty cash are listed', async () => {
  await budget();
  const kebede = await standard.app.as('kebede');
  await kebede.post('/api/petty-cash', {
    type: 'spend',
    pettycashId: 1,
    amount: 700,
    reason: 'ቅቤ',
  });
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Petty cash of kebede' }));
  expect(await dialog.findByText('ቅቤ')).toBeVisible();
  expect(dialog.getByText('9,300 Br')).toBeVisible();
});

test('a spending names its purpose in its reason', async () => {
  await budget();
  const { user } = await open('kebede');
  await user.click(await screen.findByRole('button', { name: 'Spend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spend' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '350');
  await user.click(dialog.getByRole('radio', { name: 'Transport' }));
  await user.type(dialog.getByLabelText('Reason'), 'ታክሲ');
  expect(dialog.getByText('Receipt')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('9,650 Br')).toBeVisible();
  const { data } = (await (await standard.app.as('kebede')).get('/api/petty-cash?id=1')).body;
  expect(data[0]).toMatchObject({ amount: 350, reason: 'Transport: ታክሲ' });
});

test('open accounts are listed before closed ones, and what is left before the budget', async () => {
  await budget();
  await budget(7_000);
  const dawit = await standard.app.as('dawit');
  await dawit.delete('/api/petty-cash', { id: 2, closed: true });
  await open('dawit');
  const [first, second] = await screen.findAllByRole('article', { name: 'kebede' });
  expect(first).toHaveTextContent('Current balance10,000 BrInitial budget10,000 Br');
  expect(within(first as HTMLElement).getByText('Open')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Closed')).toBeVisible();
});

test('the rest of a petty cash is returned to the book', async () => {
  await budget();
  const { user } = await open('dawit');
  await act(user, 'Return');
  const dialog = within(await screen.findByRole('dialog', { name: 'Return to the book' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '4000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('6,000 Br')).toBeVisible();
  const dawit = await standard.app.as('dawit');
  const { balance } = (await dawit.get('/api/transactions?type=book')).body.status;
  expect(balance).toBe(44_000);
});

test('the petty cash tab is empty without an account', async () => {
  await open('dawit');
  expect(await screen.findByText('No Data.')).toBeVisible();
});

test('an open petty cash shows the state Open, which in Amharic differs from the command', async () => {
  const dawit = await standard.app.as('dawit');
  const { id: spender } = (await (await standard.app.as('kebede')).get('/api/user-info')).body.user;
  await dawit.post('/api/petty-cash', { type: 'create', spender, budget: 500, reason: 'ገበያ' });
  await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: '/cashbook?tab=petty',
  });
  await activateLanguage('am');
  const card = within(await screen.findByRole('article', { name: 'kebede' }));
  expect(await card.findByText('ክፍት')).toBeVisible();
  expect(card.queryByText('ክፈት')).toBeNull();
  await activateLanguage('en');
});
