// D126, D128, D150, D168, S16
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
let cbe: number;

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 };
  cbe = (await admin.post('/api/place', bank)).body.id;
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 10_000, type: 'in', remark: 'ከሽያጭ' });
  const paid = { place: cbe, reference: 'FT26264ABCDE' };
  await dawit.post('/api/transactions', { amount: 5_000, type: 'in', remark: 'By bank', ...paid });
});

const open = (address = '/cashbook', as = 'dawit') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

const read = async (path: string) => (await (await standard.app.as('dawit')).get(path)).body;
const status = async () => (await read('/api/transactions?type=book')).status;

async function act(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Till' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

async function count(user: UserEvent, notes: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the day' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Notes of 200' }), notes);
  await user.click(dialog.getByRole('button', { name: 'Compare with the book' }));
  return dialog;
}

test('the balance expands by place', async () => {
  const { user } = await open();
  const panel = within(await screen.findByRole('region', { name: 'Balance' }));
  await user.click(panel.getByRole('button', { name: 'Show balances' }));
  await waitFor(() =>
    expect(panel.getByText(/CBE Bole/)).toHaveTextContent('Cash box 10,000 Br · CBE Bole 5,000 Br'),
  );
});

test('a transfer between places is one row, and counts neither as in nor as out', async () => {
  const before = await status();
  const { user } = await open();
  await act(user, 'Transfer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '4000');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('4,000 Br moved: Cash box → CBE Bole.')).toBeVisible();
  expect(await screen.findByText(/Cash box → CBE Bole · Transfer/)).toBeVisible();
  const after = await status();
  expect(after).toMatchObject({ totalIn: before.totalIn, totalOut: before.totalOut });
  expect(after.places).toMatchObject([{ balance: 6_000 }, { balance: 9_000 }]);
});

test('a transfer to the same place is refused at its field', async () => {
  const { user } = await open('/cashbook?dialog=transfer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '1');
  await user.click(dialog.getByRole('button', { name: /^CBE Bole.*Move to/ }));
  await user.click(await screen.findByRole('option', { name: 'Cash box' }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await dialog.findAllByText(/Choose another place than the first/))[0]).toBeVisible();
});

test('a day without a difference is closed by its count, and its closing sheet opens', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = await open();
  await act(user, 'Close the day');
  const dialog = await count(user, '50');
  expect(await dialog.findByText(/The count agrees/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Closing sheet' }));
  expect(await sheet.findByText('የመዝጊያ ቅጽ · Closing sheet')).toBeVisible();
  expect(sheet.getByText(/Closed by: name, signature/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a difference requires a reason, and is booked if that is ticked', async () => {
  const { user } = await open('/cashbook?dialog=close-day');
  const dialog = await count(user, '49');
  expect((await dialog.findByText(/Missing:/)).textContent).toMatch(/200\sBr/);
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await dialog.findByRole('button', { name: /^Why there is a difference: / })).toBeVisible();
  await user.type(dialog.getByLabelText(/^Why there is a difference/), 'ጋዝ ያለ ደረሰኝ');
  await user.click(dialog.getByRole('checkbox', { name: 'Book the difference' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  await screen.findByRole('dialog', { name: 'Closing sheet' });
  expect((await status()).places[0]).toEqual({ balance: 9_800 });
});

test('a difference above the limit needs a second user, who books it from the closing sheet', async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { four_eyes_above: 1_000 });
  const { user } = await open('/cashbook?dialog=close-day');
  const dialog = await count(user, '40');
  expect((await dialog.findByText(/Missing:/)).textContent).toMatch(/2,000\sBr/);
  await user.type(dialog.getByLabelText(/^Why there is a difference/), 'Gas');
  await user.click(dialog.getByRole('checkbox', { name: 'Book the difference' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await dialog.findByText(/Another person has to approve/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Book the difference' }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByRole('dialog', { name: 'Closing sheet' })).toBeVisible();
});

test('a difference left open at a close is booked by another user from its closing sheet', async () => {
  const dawit = await standard.app.as('dawit');
  const { now } = await read('/api/close');
  const places = [{ notes: [{ value: 200, count: 40 }] }];
  await dawit.post('/api/close', { last_entry: now.last_entry, places, remark: 'Gas' });
  const { closes } = await read('/api/close');
  const address = `/cashbook?branch=1&dialog=closing-sheet&id=${closes[0].id}`;
  const { user } = await open(address, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Book the difference' }));
  expect(await screen.findByText('The difference is booked')).toBeVisible();
  expect((await status()).places[0]).toEqual({ balance: 8_000 });
  expect(screen.queryByRole('button', { name: 'Book the difference' })).toBeNull();
});

test("a user who may not see the balance counts blind, and sees the book's figure after the count", async () => {
  const access = ['Cashbook View Records', 'Cashbook In/Out'] as const;
  await standard.app.createUser({ username: 'till', branch_id: 1, access });
  const { user } = await open('/cashbook?dialog=close-day', 'till');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the day' }));
  await dialog.findByRole('textbox', { name: 'Notes of 200' });
  expect(dialog.queryByText(/The book says/)).toBeNull();
  await count(user, '50');
  expect((await dialog.findAllByText(/The book says/))[0]).toBeVisible();
});

test('entries booked during the count are shown before the day is closed', async () => {
  const { user } = await open('/cashbook?dialog=close-day');
  const dialog = await count(user, '50');
  await dialog.findByText(/The count agrees/);
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 300, type: 'in', remark: 'Chairs' });
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  expect(await dialog.findByText(/This was booked while you counted/)).toBeVisible();
  expect(await dialog.findByText(/Chairs/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Go on with these' }));
  await user.click(await dialog.findByRole('button', { name: 'Compare with the book' }));
  expect((await dialog.findByText(/Missing:/)).textContent).toMatch(/300\sBr/);
});

test('the closes of a branch are listed, each with its sheet', async () => {
  const dawit = await standard.app.as('dawit');
  const { now } = await read('/api/close');
  const places = [{ notes: [{ value: 200, count: 50 }] }];
  await dawit.post('/api/close', { last_entry: now.last_entry, places });
  const { user } = await open();
  await act(user, 'Closes');
  const list = within(await screen.findByRole('dialog', { name: 'Closes' }));
  await user.click(await list.findByRole('rowheader', { name: /Meskerem 11, 2019/ }));
  expect(await screen.findByRole('dialog', { name: 'Closing sheet' })).toBeVisible();
});

test('the book is filtered by place', async () => {
  const { user } = await open('/cashbook?tab=book&dialog=filter');
  const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.click(await panel.findByRole('button', { name: /Place/ }));
  await user.click(await screen.findByRole('option', { name: 'CBE Bole' }));
  await user.click(panel.getByRole('button', { name: 'Show the list' }));
  await waitFor(() => expect(screen.queryByText(/ከሽያጭ/)).toBeNull());
  expect(await screen.findByText(/By bank/)).toBeVisible();
});
