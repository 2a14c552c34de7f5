// D95, spec:2.15
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { ActionLogsScreen } from './action-logs-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const access = ['Items', 'Action Logs'] as const;
  await standard.app.createUser({ username: 'cook', branch_id: 1, access: [...access] });
  const cook = await standard.app.as('cook');
  const { id } = (await cook.post('/api/item', { name: 'ቡና' })).body;
  await cook.patch('/api/item', { id, name: 'የቡና ሥነ ሥርዓት' });
});

testList(standard, {
  Screen: ActionLogsScreen,
  address: '/action-logs',
  permission: 'Action Logs',
  title: 'Action Logs',
  amharicTitle: 'የድርጊት መዝገብ',
  call: '/api/action-logs',
  row: 'Added an item',
});

test('an owner filters the log by corrections and deletions, and then by user', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { type: 'in', amount: 4500, remark: 'ጋዝ' });
  const cook = await standard.app.as('cook');
  await cook.delete('/api/item', { id: (await cook.post('/api/item', { name: 'ጠላ' })).body.id });
  const { user } = await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'admin',
    address: '/action-logs',
  });
  await user.click(await screen.findByRole('button', { name: 'Corrected or deleted' }));
  await waitFor(() => expect(screen.queryByText('Added an item')).toBeNull());
  expect(await screen.findByText('Deleted an item')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Money' }));
  const paid = await screen.findByRole('row', { name: /Recorded cash in/ });
  expect(within(paid).getByText('4,500 Br')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Recorded cash in/ }));
  await user.click(await screen.findByRole('button', { name: /^Only what .* did$/ }));
  await waitFor(() => expect(window.location.search).toMatch(/^\?user=\d+$/));
  await waitFor(() => expect(screen.queryByText('Deleted an item')).toBeNull());
  expect(await screen.findByText('Recorded cash in')).toBeVisible();
});

test('an admin sees the user and branch of each action, and an action without a branch is an admin action', async () => {
  await renderScreen(standard.app, <ActionLogsScreen />, { as: 'admin', address: '/action-logs' });
  expect((await screen.findAllByText('cook (Bole)'))[0]).toBeVisible();
  expect((await screen.findAllByText('admin (Admin Action)'))[0]).toBeVisible();
});

test('the changes of an edit are shown field by field', async () => {
  const { user } = await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'cook',
    address: '/action-logs',
  });
  await user.click(await screen.findByRole('button', { name: /Changed an item/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed an item' }));
  expect(dialog.getByText('ቡና → የቡና ሥነ ሥርዓት')).toBeVisible();
});

test('the log is filtered by kind of record, and the filter is kept in the address', async () => {
  const { user } = await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'admin',
    address: '/action-logs',
  });
  await screen.findAllByText('Added an item');
  await user.click(await screen.findByRole('button', { name: /Kind of record/ }));
  await user.click(await screen.findByRole('option', { name: 'Branches' }));
  await waitFor(() => expect(screen.queryByText('Changed an item')).toBeNull());
  expect((await screen.findAllByText('Added a branch'))[0]).toBeVisible();
  expect(window.location.search).toContain('kind=branch');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Changed an item')).toBeVisible();
});

test('failed sign-ins show their number and the names tried, or that the name is unknown', async () => {
  const tryAs = (username: string) =>
    standard.app.guest.post('/api/login', { username, password: 'guess-guess' });
  await tryAs('cook');
  await tryAs('my-password-by-mistake');
  standard.app.clock.advance(1);
  await tryAs('my-password-by-mistake');
  await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'admin',
    address: '/action-logs?kind=login',
  });
  const [latest, first] = await screen.findAllByRole('row', { name: /Failed to sign in/ });
  expect(latest).toHaveTextContent('Unknown name (Admin Action)');
  expect(first).toHaveTextContent('cook × 2');
  expect(screen.queryByText(/my-password-by-mistake/)).toBeNull();
});

test('a refused call names the missing permission', async () => {
  const cook = await standard.app.as('cook');
  expect((await cook.get('/api/agreement/1')).status).toBe(403);
  await renderScreen(standard.app, <ActionLogsScreen />, {
    as: 'cook',
    address: '/action-logs?kind=access',
  });
  const row = await screen.findByRole('row', { name: /Was refused for lack of permission/ });
  expect(within(row).getByText('Generate Agreement')).toBeVisible();
});
