// D160, S22
import { buildEmployee, buildEvent, buildVendor } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../../cashbook-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/place', { kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 });
  await buildVendor(standard.app);
  await buildEmployee(standard.app);
  await admin.post('/api/event', buildEvent({ advance_amount: 0 }));
});

const open = (as = 'admin') =>
  renderScreen(standard.app, <CashbookScreen />, {
    as,
    address: `/cashbook?${as === 'admin' ? 'branch=1' : ''}`,
  });

async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Till' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const dialogNow = async () =>
  within(await screen.findByRole('dialog', { name: 'Opening figures' }));

async function add(user: UserEvent, label: string, name: string, amount: string) {
  const dialog = await dialogNow();
  await user.type(await dialog.findByRole('combobox', { name: label }), name);
  await user.click(await screen.findByRole('option', { name: new RegExp(name, 'u') }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: new RegExp(name, 'u') })).toHaveFocus(),
  );
  await user.keyboard(amount);
}

test('a branch opens with its money, its debts and its prepayments, and the opening sheet shows them', async () => {
  const { user } = await open();
  await choose(user, 'Opening figures');
  const dialog = await dialogNow();
  await user.type(await dialog.findByRole('textbox', { name: 'Notes of 200' }), '62');
  await user.type(await dialog.findByRole('textbox', { name: 'CBE Bole' }), '85000');
  await add(user, 'Add a vendor who is owed', 'Selam DJ', '6000');
  await add(user, 'Add an employee who is owed', 'አበበ ከበደ', '1600');
  await add(user, 'Add an event that was paid for', 'አልማዝ ተስፋዬ', '40000');
  expect(dialog.getByText(/^The branch begins with/u)).toHaveTextContent(/49,800\sBr/u);
  await user.click(dialog.getByRole('button', { name: 'Open the books' }));

  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText(/Selam DJ/u).parentElement).toHaveTextContent(/6,000\sBr/u);
  const admin = await standard.app.as('admin');
  const { status } = (await admin.get('/api/transactions?type=book&branchId=1')).body;
  expect(status).toMatchObject({ balance: 97_400, outstanding: 7_600, estimate: 89_800 });
});

test('an amount that cannot be parsed blocks the opening of the books', async () => {
  const { user } = await open();
  await choose(user, 'Opening figures');
  const dialog = await dialogNow();
  await user.type(await dialog.findByRole('textbox', { name: 'CBE Bole' }), 'many');
  await user.click(dialog.getByRole('button', { name: 'Open the books' }));
  expect(dialog.getByRole('textbox', { name: 'CBE Bole' })).toBeInvalid();
  const admin = await standard.app.as('admin');
  expect((await admin.get('/api/opening?branchId=1')).body).toMatchObject({ can_open: true });
});

test('opening figures are taken back, and can be entered again', async () => {
  const admin = await standard.app.as('admin');
  const figures = { dated: '2026-09-21', money: [{ amount: 500 }] };
  await admin.post('/api/opening?branchId=1', figures);
  const { user } = await open();
  await choose(user, 'Opening figures');
  await user.click(await screen.findByRole('button', { name: 'Take the figures back' }));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await screen.findByText('The figures are taken back');
  expect((await admin.get('/api/opening?branchId=1')).body).toMatchObject({ can_open: true });
});

test('a branch that has entries cannot be opened, and the reason is shown', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 5, type: 'in', remark: 'Tents' });
  const { user } = await open();
  await choose(user, 'Opening figures');
  expect(await screen.findByText('The book of this branch has entries already')).toBeVisible();
});

test('staff have no menu item for opening figures', async () => {
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Till' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Closes' })).toBeVisible());
  expect(screen.queryByRole('menuitem', { name: 'Opening figures' })).not.toBeInTheDocument();
});
