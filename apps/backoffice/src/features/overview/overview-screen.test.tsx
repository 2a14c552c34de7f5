/** A test of the app compares the figures with their lists. D125, D148 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OverviewScreen } from './overview-screen.tsx';
import { bookAutumn } from '../../testing/booked-autumn.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testList } from '../../testing/list-states.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

beforeEach(() => bookAutumn(standard.app));

testList(standard, {
  Screen: OverviewScreen,
  address: '/reports',
  permission: 'Cashbook View Balance',
  title: 'Overview',
  amharicTitle: 'አጠቃላይ እይታ',
  call: '/api/overview',
  row: /50,700/,
});

const open = async (as: string, address = '/reports') => {
  const rendered = await renderScreen(standard.app, <OverviewScreen />, { as, address });
  await screen.findByRole('link', { name: 'Booked' });
  return rendered;
};

test('the months can be browsed, and an empty one says so', async () => {
  const { user } = await open('admin', '/reports?branch=1');
  await user.click(await screen.findByRole('button', { name: 'Month before' }));
  expect(await screen.findByText('Nothing was booked or paid in Nehase 2018.')).toBeVisible();
  expect(window.location.search).toContain('month=2018-12');
  await user.click(await screen.findByRole('button', { name: 'This month' }));
  await waitFor(() => expect(window.location.search).not.toContain('month'));
  expect(await screen.findByRole('link', { name: 'Booked' })).toBeVisible();
});

test('understaffed events and those with a debt link to the event, or to its assignment', async () => {
  await open('admin', '/reports?branch=1');
  const people = screen.getByRole('region', { name: 'Needs people' });
  expect(within(people).getByRole('link', { name: 'Assign people, አልማዝ ተስፋዬ' })).toHaveAttribute(
    'href',
    '/events?event=1&on=2026-09-24&dialog=employees&level=details',
  );
  expect(within(people).getByRole('link', { name: '1 event in 7 days' })).toHaveAttribute(
    'href',
    '/events?view=week&staff=short&branch=1',
  );
  const owing = screen.getByRole('region', { name: 'Who owes us' });
  expect(within(owing).getAllByRole('link', { name: 'አልማዝ ተስፋዬ' })).toHaveLength(3);
});

test('a user without View Events sees only the cash, which is not a link without access to the book', async () => {
  const access = ['Cashbook View Balance'] as const;
  await standard.app.createUser({ username: 'ruth', branch_id: 1, access: [...access] });
  const { calls } = await renderScreen(standard.app, <OverviewScreen />, {
    as: 'ruth',
    address: '/reports',
  });
  expect(await screen.findByText('Cash in')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cash in' })).toBeNull();
  expect(screen.queryByText('Booked')).toBeNull();
  expect(screen.queryByText('Who owes us')).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});
