// D130, D170
import { buildEvent } from '@digis/server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bookAutumn } from '../../testing/booked-autumn.ts';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useSavedFiles } from '../../testing/saved-files.ts';
import { useApp } from '../../testing/use-app.ts';
import { ReportsScreen } from './reports-screen.tsx';

const standard = useApp();
const files = useSavedFiles();

beforeEach(() => bookAutumn(standard.app));

testList(standard, {
  Screen: ReportsScreen,
  address: '/reports/period',
  permission: 'Cashbook View Balance',
  title: 'Reports',
  amharicTitle: 'ሪፖርቶች',
  call: '/api/reports',
  row: /50,000/,
});

const open = async (as: string, query = '') => {
  const address = `/reports/period${query}`;
  const rendered = await renderScreen(standard.app, <ReportsScreen />, { as, address });
  await screen.findByText('Still due');
  return rendered;
};

const tile = (name: string) => {
  const said = screen.getAllByText(name).find((found) => found.closest('dt'));
  return within(said?.closest('dl') as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll(' ', ' '));
};

test('in the first year of a business, the month so far has no comparison', async () => {
  await open('dawit');
  expect(tile('Events')).toEqual(['2', '0 so far']);
  expect(tile('Received')).toEqual(['50,000 Br']);
  expect(tile('Other costs')).toEqual(['−700 Br']);
  expect(screen.queryByRole('region', { name: 'By month' })).toBeNull();
});

test('the month so far is compared with the same number of days last year', async () => {
  standard.app.clock.set('2027-09-22T10:00:00+03:00');
  await open('dawit', '?from=2027-09-12');
  expect(tile('Events')).toEqual(['0', '0 by this day last year']);
  expect(tile('Received')).toEqual(['0 Br', '−100 % · 50,000 Br by this day last year']);
  expect(tile('Other costs')).toEqual(['0 Br', '−700 Br by this day last year']);
});

test('each sum links to its list, and the periods can be browsed', async () => {
  const { user } = await open('admin', '?branch=1');
  const month = 'from=2026-09-11&to=2026-10-10&branch=1';
  expect(screen.getByRole('link', { name: 'Booked' })).toHaveAttribute(
    'href',
    `/events?view=all&${month}`,
  );
  expect(screen.getByRole('link', { name: 'Still due' })).toHaveAttribute(
    'href',
    `/events?view=owes&${month}`,
  );
  expect(screen.getByRole('link', { name: 'Other costs' })).toHaveAttribute(
    'href',
    `/cashbook?tab=book&${month}`,
  );
  await user.click(await screen.findByRole('radio', { name: 'Fiscal year' }));
  expect(await screen.findByText('Hamle 2018 – Sene 2019')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Period before' }));
  expect(await screen.findByText('Hamle 2017 – Sene 2018')).toBeVisible();
  expect(window.location.search).toBe('?branch=1&span=fiscal&from=2025-07-08');
  expect(await screen.findByText('Nothing was booked or paid in this period.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  await waitFor(() => expect(window.location.search).toBe('?branch=1&span=fiscal'));
});

test('each month of a period has its sums', async () => {
  await open('admin', '?span=range&from=2026-09-11&to=2026-11-09');
  const table = within(await screen.findByRole('table', { name: 'By month' }));
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll(' ', ' '));
  expect(cells(/Meskerem 2019/)).toContain('50,000 Br');
  expect(cells(/Tikimt 2019/)).toContain('220,000 Br');
});

test('packages link to their list of events, and places show their money', async () => {
  await open('admin', '?branch=1');
  expect(await screen.findByRole('link', { name: 'Wedding Gold' })).toHaveAttribute(
    'href',
    '/events?view=all&packageId=1&from=2026-09-11&to=2026-10-10&branch=1',
  );
  const places = within(await screen.findByRole('table', { name: 'Money by place' }));
  expect(places.getByRole('row', { name: /Cash box/ })).toHaveTextContent(/50,700.Br/u);
});

test('costs are grouped by category, and costs without an event link to their entries', async () => {
  const dawit = await standard.app.as('dawit');
  const spent = { type: 'out', remark: 'ገበያ' };
  await dawit.post('/api/transactions', { ...spent, amount: 300, category: 'food', eventId: 1 });
  await dawit.post('/api/transactions', { ...spent, amount: 250, category: 'rent' });
  await open('dawit');
  const costs = within(await screen.findByRole('table', { name: 'Costs of the events' }));
  expect(costs.getByRole('row', { name: /Food and drinks/ })).toHaveTextContent(/300.Br/u);
  const other = within(await screen.findByRole('table', { name: 'Other costs' }));
  expect(other.getByRole('link', { name: 'Rent' })).toHaveAttribute(
    'href',
    '/cashbook?tab=book&category=rent&from=2026-09-11&to=2026-10-10',
  );
  expect(other.getByRole('row', { name: /Came in by hand/ })).toHaveTextContent(/700.Br/u);
});

test('a section is exported as a file with all its columns, and the export is logged', async () => {
  const { user, calls } = await open('admin', '?span=range&from=2026-09-11&to=2026-11-09');
  await user.click(await screen.findByRole('button', { name: /^Actions, By month/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  const name = 'report-months-2026-09-11-2026-11-09-2019-01-11.csv';
  const [head, ...rows] = await files.linesOf(name);
  expect(head).toMatch(/Month,Events,Guests,Booked,Received,Cost,Profit,Still due,.*,Result$/u);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('Tikimt 2019,1,350,220000,0,0,220000,220000,0,220000');
  expect(calls.filter(({ path }) => path === '/api/exports')).toHaveLength(1);
});

test('VAT is shown by month only if the business is registered for it', async () => {
  await open('dawit');
  expect(screen.queryByRole('region', { name: 'VAT by month' })).toBeNull();
  cleanup();
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { vat: 'on_top' });
  await admin.post('/api/event', buildEvent({ advance_amount: 0 }));
  await open('dawit');
  const table = within(await screen.findByRole('table', { name: 'VAT by month' }));
  expect(table.getByRole('row', { name: /Meskerem 2019/ })).toHaveTextContent(
    /220,000.Br.*33,000.Br.*253,000.Br/u,
  );
});

test('failed sections are reported together, and one press reloads them', async () => {
  const { user, mend } = await renderScreen(standard.app, <ReportsScreen />, {
    as: 'dawit',
    address: '/reports/period?span=year',
    failing: '/api/reports',
  });
  expect(await screen.findByRole('region', { name: 'By month' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mend();
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'By month' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Received' })).toBeVisible();
});

test('a report of ten years sends no request', async () => {
  const { calls } = await renderScreen(standard.app, <ReportsScreen />, {
    as: 'dawit',
    address: '/reports/period?span=range&from=2006-09-11&to=2026-09-20',
  });
  expect(await screen.findByText('Choose less than ten years.')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('/api/reports'))).toEqual([]);
});
