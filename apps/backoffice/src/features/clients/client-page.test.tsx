// D42, D112, D138
import { buildEvent } from '@digis/server/testing';
import { isoToEt } from '@digis/ethio-date';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ClientsScreen } from './clients-screen.tsx';

const standard = useApp();

const other = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0911223344' };

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  const on = (event_date: string, more: object = {}) =>
    admin.post('/api/event', buildEvent({ event_date, et_date: isoToEt(event_date), ...more }));
  await on('2026-10-01');
  await on('2026-11-01', { advance_amount: 0 });
  await on('2026-12-01', { advance_amount: 0, client: other });
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', accept);
});

const open = (as: string, address: string) =>
  renderScreen(standard.app, <ClientsScreen />, { as, address });

const figure = async (name: string) => {
  const [value] = within(
    (await screen.findByText(name, { selector: 'dt' })).closest('dl') as HTMLElement,
  ).getAllByRole('definition');
  return value;
};

test("the page of a client has the client's own sums, and links to each event", async () => {
  const { calls } = await open('admin', '/clients?client=1');
  expect(await screen.findByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Events' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
  expect(await figure('Events')).toHaveTextContent('2');
  expect(await figure('Booked')).toHaveTextContent('440,000');
  expect(await figure('Received')).toHaveTextContent('50,000');
  expect(await figure('Left to pay')).toHaveTextContent('390,000');
  const payments = screen.getByRole('table', { name: 'Payments' });
  expect(await within(payments).findByText(/50,000/)).toBeVisible();
  expect(screen.getByText('0911 22 33 44').closest('a')?.href).toMatch(/^tel:/u);
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
});

test('a client is found by part of the phone, and closing the page returns to the filtered list', async () => {
  const { user } = await open('hana', '/clients');
  await screen.findByText('ሄኖክ ግርማ');
  await user.type(await screen.findByRole('searchbox', { name: 'Name or phone' }), '933445');
  expect(await screen.findByText('1 found')).toBeVisible();
  expect(screen.queryByText('አልማዝ ተስፋዬ')).toBeNull();
  expect(window.location.search).toBe('?q=933445');
  await user.click(await screen.findByRole('button', { name: 'ሄኖክ ግርማ' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ሄኖክ ግርማ' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Event Clients' }));
  expect(await screen.findByRole('searchbox', { name: 'Name or phone' })).toHaveValue('933445');
  await user.clear(await screen.findByRole('searchbox', { name: 'Name or phone' }));
  expect(await screen.findByText('አልማዝ ተስፋዬ')).toBeVisible();
});

test('a search without a match says so, and Clear shows all clients again', async () => {
  const { user } = await open('hana', '/clients?q=ማንም');
  expect(await screen.findByText('0 found')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('አልማዝ ተስፋዬ')).toBeVisible();
});

test('a user with only Clients sees the days of the events, and no call is refused', async () => {
  await standard.app.createUser({ username: 'reader', branch_id: 1, access: ['Clients'] });
  const { calls } = await open('reader', '/clients?client=1');
  expect(await screen.findByText(/Meskerem 21, 2019/)).toBeVisible();
  expect(screen.queryByText('Left to pay')).toBeNull();
  expect(screen.queryByText('Payments')).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('the messages of a client show their state and time, and link to their event', async () => {
  standard.app.clock.advance(5);
  const { calls } = await open('hana', '/clients?client=1');
  const messages = within(await screen.findByRole('table', { name: 'Messages' }));
  expect(await messages.findAllByRole('row', { name: /Confirmation/ })).toHaveLength(2);
  const [reminder] = messages.getAllByRole('row', { name: /Reminder/ });
  const row = within(reminder as HTMLElement);
  expect(row.getByText('Waits for the SMS settings')).toBeVisible();
  expect(row.getByText(/ቀሪ ክፍያ 220,000 ብር/)).toBeVisible();
  expect(row.getByRole('link', { name: /Hidar|Tikimt/ })).toHaveAttribute(
    'href',
    expect.stringContaining('dialog=messages'),
  );
  expect(messages.queryByText(/ሄኖክ/)).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test("a user who may not see events sees a client's messages without links to their events", async () => {
  const access = ['Clients', 'Create Event'] as const;
  await standard.app.createUser({ username: 'caller', branch_id: 1, access: [...access] });
  const { calls } = await open('caller', '/clients?client=1');
  const messages = within(await screen.findByRole('table', { name: 'Messages' }));
  expect(await messages.findAllByRole('row', { name: /Confirmation/ })).toHaveLength(2);
  expect(messages.queryByRole('link')).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('a user who may not schedule events sees no messages of a client', async () => {
  await standard.app.createUser({ username: 'reader', branch_id: 1, access: ['Clients'] });
  await open('reader', '/clients?client=1');
  expect(await screen.findByText(/Meskerem 21, 2019/)).toBeVisible();
  expect(screen.queryByText('Messages')).toBeNull();
});

test('messages that failed to load can be retried, and a client without any says so', async () => {
  const hana = await standard.app.as('hana');
  const quiet = {
    full_name: 'ማርታ አበበ',
    primary_phone: '0944556677',
    secondary_phone: '0944556677',
  };
  const { id } = (await hana.post('/api/client', quiet)).body;
  const { user, mend } = await renderScreen(standard.app, <ClientsScreen />, {
    as: 'hana',
    address: `/clients?client=${id}`,
    failing: '/api/client/messages',
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mend();
  await user.click(retry);
  await waitFor(() => expect(screen.getAllByText('No Data.')).toHaveLength(2));
});

test('a client of another branch is not shown', async () => {
  await standard.app.createUser({ username: 'far', branch_id: 2, access: ['Clients'] });
  await open('far', '/clients?client=1');
  expect(
    await screen.findByText('This client does not exist, or belongs to another branch.'),
  ).toBeVisible();
});
