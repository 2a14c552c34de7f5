// D131, D181
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
const address = '/cashbook?tab=owes';

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const of = { name: 'ኃይሌ ገብረ', primary_phone: '0912556677', secondary_phone: '0912556677' };
  await hana.post('/api/event', buildEvent({ client: of, advance_amount: 0 }));
});

const open = (as: string) => renderScreen(standard.app, <CashbookScreen />, { as, address });

test('the receivables list clients who paid nothing, and their sum excludes pending payments', async () => {
  await open('dawit');
  expect(await screen.findByText(/2 events/)).toHaveTextContent('390,000 Br · 2 events');
  expect(screen.getByText(/waiting for the cashier/)).toHaveTextContent('50,000 Br');
  expect(await screen.findByRole('row', { name: /ኃይሌ ገብረ/ })).toHaveTextContent(
    /in 10 days.*220,000 Br/,
  );
});

test('the receivables list takes the payment of an event that has none yet', async () => {
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Take payment, ኃይሌ ገብረ' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take payment' }));
  await user.click(await dialog.findByRole('button', { name: 'All' }));
  await user.click(dialog.getByRole('button', { name: /^Take 220,000\sBr$/u }));
  expect(await screen.findByText('220,000 Br received from ኃይሌ ገብረ. 0 Br left.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /ኃይሌ/ })).toBeNull());
});

test('the row of an event with a pending payment links to that payment', async () => {
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('link', { name: /^50,000\sBr waits, አልማዝ ተስፋዬ$/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  expect(await dialog.findByText('አልማዝ ተስፋዬ')).toBeVisible();
  expect(dialog.getByLabelText(/^Amount/)).toHaveValue('50,000');
});

test('a user who may schedule events can remind a client once a day', async () => {
  await standard.app.createUser({
    username: 'lily',
    branch_id: 1,
    access: ['Cashbook View Records', 'View Events', 'Create Event'],
  });
  const { user } = await open('lily');
  const more = { name: 'Actions, ኃይሌ ገብረ' };
  await user.click(await screen.findByRole('button', more));
  await user.click(await screen.findByRole('menuitem', { name: 'Send reminder' }));
  expect(await screen.findByText('ኃይሌ ገብረ is asked for 220,000 Br.')).toBeVisible();
  await user.click(await screen.findByRole('button', more));
  expect(await screen.findByRole('menuitem', { name: 'Reminded today' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a user who may not schedule events cannot remind clients', async () => {
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Actions, ኃይሌ ገብረ' }));
  expect(await screen.findByRole('menuitem', { name: 'Call' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Send reminder/ })).toBeNull();
});

test('a row opens the event, and the name opens the client', async () => {
  await open('admin');
  const row = within(await screen.findByRole('row', { name: /ኃይሌ ገብረ/ }));
  expect(row.getByRole('link', { name: 'ኃይሌ ገብረ' })).toHaveAttribute('href', '/clients?client=2');
  const user = userEvent.setup();
  await user.click(row.getByRole('button', { name: /^Meskerem 21, 2019/ }));
  expect(window.location.pathname + window.location.search).toBe('/events?event=2&on=2026-10-01');
});

test('a user who may see neither events nor clients gets the row without links', async () => {
  await open('dawit');
  const row = within(await screen.findByRole('row', { name: /ኃይሌ ገብረ/ }));
  expect(row.queryByRole('link', { name: 'ኃይሌ ገብረ' })).toBeNull();
  expect(row.queryByRole('button', { name: /^Meskerem/ })).toBeNull();
});

test('sums stand under their columns, and the link to the advances above them', async () => {
  const { user } = await open('dawit');
  const foot = await screen.findByRole('row', {
    name: 'Total 390,000 Br 50,000 Br 0 Br 440,000 Br',
  });
  expect(foot).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Advances to settle/ }));
  expect(await screen.findByRole('tab', { name: /^Advance/, selected: true })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^All events with something left/ }));
  expect(await screen.findByRole('tab', { name: 'Who owes', selected: true })).toBeVisible();
});
