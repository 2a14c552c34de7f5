// D72, D97, D138, D146, spec:2.8
import { standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const { dj } = await standardPeople(standard.app);
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 9_000, type: 'in', remark: 'ከሽያጭ' });
  await dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 500, confirm: true });
});

const open = (address = '/cashbook') =>
  renderScreen(standard.app, <CashbookScreen />, { as: 'dawit', address });

test('the book is filtered by day, with the totals of that day', async () => {
  const { user } = await open();
  await screen.findByText(/ከሽያጭ/);
  await user.click(await screen.findByRole('radio', { name: "Yesterday's" }));
  expect(await screen.findByText('No Data.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: "Today's" }));
  expect(await screen.findByText(/in these rows/)).toHaveTextContent('In 9,000 Br, out 500 Br');
  expect(window.location.search).toContain('from=2026-09-21');
});

test('This month and Last month are Ethiopian months', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'This month' }));
  expect(window.location.search).toBe('?from=2026-09-11&to=2026-09-21');
  await user.click(await screen.findByRole('radio', { name: 'Last month' }));
  expect(window.location.search).toBe('?from=2026-09-06&to=2026-09-10');
});

test('an Ethiopian month is chosen in two presses, and an adjacent month in one', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Month$/ }));
  await user.click(await screen.findByRole('option', { name: /^Hamle 2018/ }));
  expect(window.location.search).toBe('?from=2026-07-08&to=2026-08-06');
  await user.click(await screen.findByRole('button', { name: 'Month after' }));
  expect(window.location.search).toBe('?from=2026-08-07&to=2026-09-05');
  await user.click(await screen.findByRole('button', { name: 'Month before' }));
  await user.click(await screen.findByRole('button', { name: 'Month before' }));
  expect(window.location.search).toBe('?from=2026-06-08&to=2026-07-07');
});

test('Month before without a choice selects last month, and no month after the current one can be chosen', async () => {
  const { user } = await open();
  const after = await screen.findByRole('button', { name: 'Month after' });
  expect(after).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Month before' }));
  expect(screen.getByRole('radio', { name: 'Last month' })).toBeChecked();
  await user.click(after);
  expect(screen.getByRole('radio', { name: 'This month' })).toBeChecked();
  expect(after).toBeDisabled();
});

test('a kind chosen in the panel appears as a chip, which removes it', async () => {
  const { user } = await open();
  await screen.findByText(/ከሽያጭ/);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await user.click(await panel.findByRole('button', { name: /Kind/ }));
  await user.click(await screen.findByRole('option', { name: 'Vendor payment' }));
  await user.click(panel.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('row', { name: 'Vendor payment' })).toBeVisible();
  expect(screen.queryByText(/ከሽያጭ/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Clear/ }));
  expect(await screen.findByText(/ከሽያጭ/)).toBeVisible();
});

test('entries filtered by counterparty are listed under its name', async () => {
  await open('/cashbook?counterparty=vendor:1');
  expect(await screen.findByRole('row', { name: 'Selam DJ' })).toBeVisible();
  expect(screen.queryByText(/ከሽያጭ/)).toBeNull();
});

test('a phone in the address appears as a chip of its own', async () => {
  await open('/cashbook?phone=0911223344');
  expect(await screen.findByRole('row', { name: /0911\s22\s33\s44/ })).toBeVisible();
  expect(await screen.findByText('No Data.')).toBeVisible();
});

test("the book can be filtered by a client's phone of any network", async () => {
  const { user } = await open('/cashbook?dialog=filter');
  const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
  const phone = await panel.findByLabelText("Client's phone");
  await user.type(phone, '0711 22 33 44');
  await user.tab();
  expect(phone).toBeValid();
  await waitFor(() => expect(window.location.search).toContain('phone=0711223344'));
});

test('invalid filters in the address are removed, and the user is told', async () => {
  await open('/cashbook?kind=bribe&counterparty=dog:1&from=2026-13-45&phone=0911223344');
  expect(await screen.findByText(/has a filter that is not known/)).toBeVisible();
  expect(window.location.search).toBe('?phone=0911223344');
});
