import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

async function budget(amount = 10_000) {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 50_000, type: 'in', remark: 'x' });
  const body = { type: 'create', spender: 4, budget: amount, reason: 'ለገበያ' };
  return dawit.post('/api/petty-cash', body);
}

const open = (as: string, address = '/cashbook?tab=petty') =>
  renderApp(standard.app, { as, address });

// spec:5, spec:8
test('a budget is created for a user of the branch', async () => {
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

// spec:5, spec:8
test('a spender sees only their own budget, and spends no more than is left', async () => {
  await budget();
  const { user, calls } = await open('kebede');
  expect(await screen.findByText('kebede')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Amount' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Spend' }));
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

// spec:2.8, spec:8
test('a closed budget takes no more, and opens again', async () => {
  await budget();
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Close account' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Petty cash closed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Amount' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Spend' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Petty cash opened')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Spend' })).toBeEnabled());
});

// spec:2.8
test('what went in and out of a budget is listed', async () => {
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

test('what is left is brought back into the book', async () => {
  await budget();
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return to the book' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '4000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('6,000 Br')).toBeVisible();
  const dawit = await standard.app.as('dawit');
  const { balance } = (await dawit.get('/api/transactions?type=book')).body.status;
  expect(balance).toBe(44_000);
});

// spec:2.8
test('without any budget the tab says that there is none', async () => {
  await open('dawit');
  expect(await screen.findByText('No Data.')).toBeVisible();
});
