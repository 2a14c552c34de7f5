/** A wrong entry by hand stays in the book, and a new one that names it takes it back. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useApp } from '../../../testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
const address = '/cashbook?entry=1';

beforeEach(async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 9_000, type: 'in', remark: 'ከሽያጭ' });
});

const open = (as: string) => renderScreen(standard.app, <CashbookScreen />, { as, address });
const panelOf = async () => within(await screen.findByRole('dialog', { name: 'Cash entry' }));
const bookOf = async () =>
  (await (await standard.app.as('dawit')).get('/api/transactions?type=book')).body;

// D119, D146
test('Correct prepares the opposite entry, which names the wrong one, and closing returns to it', async () => {
  const { user } = await open('dawit');
  await user.click(await (await panelOf()).findByRole('button', { name: 'Correct…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct entry no. 1' }));
  expect(form.getByLabelText(/^Amount/)).toHaveValue('9,000');
  expect(form.getByLabelText(/^Remark/)).toHaveValue('Corrects no. 1: ከሽያጭ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/9,000 Br out: Corrects no\. 1: ከሽያጭ/)).toBeVisible();
  expect(await (await panelOf()).findByText('+9,000 Br')).toBeVisible();
  const { data, status } = await bookOf();
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ amount: 9_000, transact_type: 'out', record_type: 'manual' });
  expect(status).toMatchObject({ balance: 0 });
});

test('an administrator who has all branches in sight corrects in the branch of the entry', async () => {
  const { user } = await open('admin');
  await user.click(await (await panelOf()).findByRole('button', { name: 'Correct…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct entry no. 1' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await panelOf();
  await waitFor(async () => expect((await bookOf()).status).toMatchObject({ balance: 0 }));
});

test('who handles no cash is offered no correction', async () => {
  const { app } = standard;
  const access = ['Cashbook View Records'] as const;
  await app.createUser({ username: 'reader', branch_id: 1, access });
  await open('reader');
  const panel = await panelOf();
  expect(await panel.findByRole('button', { name: 'Print receipt' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Correct…' })).toBeNull();
});

test('a deposit has no Correct, because its rest would stay open', async () => {
  const dawit = await standard.app.as('dawit');
  const deposit = { amount: 2_000, type: 'out', remark: 'ድንኳን', isAdvance: true };
  await dawit.post('/api/transactions', deposit);
  const [{ id }] = (await bookOf()).data;
  const at = { as: 'dawit', address: `/cashbook?entry=${id}` };
  await renderScreen(standard.app, <CashbookScreen />, at);
  const panel = await panelOf();
  expect(await panel.findByRole('button', { name: 'Print receipt' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Correct…' })).toBeNull();
});
