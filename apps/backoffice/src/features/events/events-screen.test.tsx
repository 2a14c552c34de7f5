// D29, D40, D96, D138, D140, spec:2.5, spec:6, spec:8
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refuseCalls } from '../../testing/open-browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testList } from '../../testing/list-states.tsx';
import { useSavedFiles } from '../../testing/saved-files.ts';
import { useApp } from '../../testing/use-app.ts';
import { wholeDialog } from '../../testing/whole-dialog.ts';
import { EventDialogs } from './event-dialogs.tsx';
import { EventsScreen } from './events-screen.tsx';

const standard = useApp();

const eventsWithDialogs = (
  <>
    <EventsScreen />
    <EventDialogs />
  </>
);
const saved = useSavedFiles();

beforeEach(async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

testList(standard, {
  Screen: EventsScreen,
  address: '/events',
  permission: 'View Events',
  title: 'Events',
  amharicTitle: 'ዝግጅቶች',
  call: '/api/event',
  row: 'አልማዝ ተስፋዬ',
});

async function openEvents(as: string, address = '/events') {
  const rendered = await renderScreen(standard.app, eventsWithDialogs, { as, address });
  // Finds by text: role queries over twenty columns are slow.
  const [name] = await screen.findAllByText('አልማዝ ተስፋዬ');
  const line = name?.closest('tr');
  if (!line) throw new Error('the event is in no row');
  return { ...rendered, line, row: within(line) };
}

async function act({ user, row }: Awaited<ReturnType<typeof openEvents>>, name: string) {
  await user.click(row.getByRole('button', { name: 'Actions, አልማዝ ተስፋዬ' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

async function exportCsv(user: Awaited<ReturnType<typeof openEvents>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions, Bole' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
}

async function openAllColumns(as: string) {
  globalThis.localStorage.setItem('digis.columns', 'all');
  return openEvents(as);
}

test('the event list shows upcoming events by day, with time, client, guests, menu, staff and money', async () => {
  const { line, row } = await openEvents('hana');
  const day = screen.getByRole('rowgroup', {
    name: /^Thursday, Meskerem 21 \(1 Oct\).*1 event · 350 guests/,
  });
  expect(day).toContainElement(line);
  expect(line).toHaveTextContent(/9:00 in the afternoon · 3:00 PM/);
  expect(line).toHaveTextContent(/0911 22 33 44.*350.*Wedding Gold/);
  expect(row.getByText(/^Waiting/)).toHaveTextContent('50,000');
  expect(row.getByRole('button', { name: 'Assign Employees, አልማዝ ተስፋዬ, 0 of 14' })).toBeVisible();
});

test('a view shows its count, is kept in the address, and lists only its events', async () => {
  const { user } = await openEvents('hana');
  const past = screen.getByRole('radio', { name: /^Past/ });
  await waitFor(() => expect(past).toHaveTextContent('0'));
  await user.click(past);
  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(window.location.search).toContain('view=past');
  const unstaffed = screen.getByRole('radio', { name: /^Without staff/ });
  expect(unstaffed).toHaveTextContent('1');
  await user.click(unstaffed);
  expect(await screen.findByText('አልማዝ ተስፋዬ')).toBeVisible();
});

test('the list is filtered and sorted, shows its filter, and lets it be removed', async () => {
  const { user } = await openEvents('hana');
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
  const choose = async (field: RegExp, option: string) => {
    await user.click(await filter.findByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/Package$/, 'Wedding Gold');
  await choose(/Payment$/, 'Waiting');
  await choose(/Order$/, 'Most left to pay first');
  await user.click(filter.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByText('አልማዝ ተስፋዬ')).toBeVisible();
  const asked = new URLSearchParams(window.location.search);
  expect(Object.fromEntries(asked)).toEqual({ packageId: '1', payment: 'claimed', order: 'left' });
  expect(screen.getByRole('row', { name: 'Wedding Gold' })).toBeVisible();
  await user.click(within(screen.getByRole('row', { name: 'Waiting' })).getByRole('button'));
  expect(window.location.search).not.toContain('payment');
});

test('an unknown package, payment or order in the address is ignored', async () => {
  await openEvents('hana', '/events?packageId=x&payment=never&order=sideways');
  expect(screen.queryByRole('row', { name: 'Package' })).toBeNull();
});

test('any column can be chosen, and this browser remembers the choice', async () => {
  const { user } = await openEvents('hana');
  await user.click(await screen.findByRole('radio', { name: 'All columns' }));
  expect(screen.getByRole('columnheader', { name: 'Date Created' })).toBeVisible();
  expect(globalThis.localStorage.getItem('digis.columns')).toBe('all');
});

test('a row shows the day in both calendars, the guests, the price and what is left', async () => {
  const { row, line } = await openAllColumns('hana');
  expect(line).toHaveTextContent('Meskerem 21, 2019');
  expect(line).toHaveTextContent('1 Oct 2026');
  expect(line).toHaveTextContent('350');
  expect(line).toHaveTextContent(/600 Br per person/);
  expect(line).toHaveTextContent(/220,000/);
  expect(line).toHaveTextContent(/170,000 Br left/);
  expect(row.getByRole('button', { name: 'Wedding Gold' })).toBeVisible();
  expect(screen.getByText('No more data to load.')).toBeVisible();
});

test('each branch has a tab, the first is open, and the address keeps the chosen one', async () => {
  const { user, calls } = await openEvents('admin');
  expect(screen.getByRole('tab', { name: 'Bole' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('tab', { name: 'Piassa' }));
  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(window.location.search).toContain('branch=2');
  expect(calls.some(({ path }) => path.startsWith('/api/event?branch=2'))).toBe(true);
});

test('a user who may only view events has no buttons, and sees why there is no agreement', async () => {
  await standard.app.createUser({ username: 'viewer', branch_id: 1, access: ['View Events'] });
  const { row, calls } = await openAllColumns('viewer');
  expect(row.getByText('No Permission')).toBeVisible();
  for (const name of [/Assign/, /Delete/, /^Agreement/]) {
    expect(row.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Schedule Event' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Deleted' })).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('a user who may not create events opens the form read-only', async () => {
  await standard.app.createUser({ username: 'viewer', branch_id: 1, access: ['View Events'] });
  const { user, row, calls } = await openEvents('viewer');
  await user.click(row.getByRole('button', { name: 'Edit, አልማዝ ተስፋዬ' }));
  expect(await screen.findByLabelText(/^Client name/)).toBeDisabled();
  const form = within(screen.getByRole('dialog', { name: 'Edit Event' }));
  expect(form.getByLabelText(/^Advance/)).toBeDisabled();
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('the package of a row opens its list of items', async () => {
  const { user, row } = await openEvents('hana');
  await user.click(row.getByRole('button', { name: 'Wedding Gold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Package Items (4)' }));
  expect(await dialog.findByText('ዶሮ ወጥ')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refund above the received amount is refused, and a smaller one waits for approval', async () => {
  const dawit = await standard.app.as('dawit');
  const acceptance = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await dawit.patch('/api/transactions', acceptance);
  const list = await openEvents('admin');
  const { user } = list;
  await act(list, 'Delete');
  const dialog = await wholeDialog('Delete Event');
  expect(await dialog.findByText(/can be restored from the deleted events/u)).toBeVisible();
  await user.type(await dialog.findByLabelText(/^Refund/), '50001');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Please fix all errors')).toBeVisible();
  await user.clear(dialog.getByLabelText(/^Refund/));
  await user.type(dialog.getByLabelText(/^Refund/), '20000');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Event deleted')).toBeVisible();
  const { body } = await dawit.get('/api/transactions?type=pending');
  expect(body.data).toMatchObject([{ amount: 20_000, transact_type: 'out' }]);
});

test('a deleted event is listed among the deleted events, and restored from there', async () => {
  const list = await openEvents('admin');
  const { user } = list;
  await act(list, 'Delete');
  const dialog = await wholeDialog('Delete Event');
  await user.click(await dialog.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No Data.')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Deleted' }));
  await user.click(await screen.findByRole('button', { name: 'Restore, አልማዝ ተስፋዬ' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Event restored')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^Coming/ }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(await screen.findByText('አልማዝ ተስፋዬ')).toBeVisible();
});

test('the events of a view are exported as a file, and the log names the user', async () => {
  const hana = await standard.app.as('hana');
  for (let guests = 101; guests < 113; guests += 1) {
    await hana.post('/api/event', buildEvent({ num_of_people: guests, advance_amount: 0 }));
  }
  const { user } = await openEvents('hana');
  await exportCsv(user);
  const lines = await saved.linesOf('events-bole-2019-01-11.csv');
  expect(lines).toHaveLength(14);
  expect(lines[0]).toMatch(
    /^\uFEFF?Event date,Event date \(Ethiopian date\),.*,Date Created,Date Created \(Ethiopian date\),Place,Occasion,Price per person,Price before additions and discount,Discount,Agreement no\.,Received,Waiting for approval,Left to pay$/,
  );
  expect(lines[1]).toMatch(
    /,2026-09-21 \d\d:\d\d,"Meskerem 11, 2019",,,600,210000,5000,,0,50000,170000$/,
  );
  expect(lines[1]).toContain('2026-10-01,"Meskerem 21, 2019",15:00,Bole,Wedding Gold');
  // Phones have spaces, or a spreadsheet would drop the zero.
  expect(lines[1]).toMatch(/,0911 22 33 44,09\d\d \d\d \d\d \d\d,/);
  const { logs } = (await (await standard.app.as('admin')).get('/api/action-logs?entity=list'))
    .body;
  expect(logs).toMatchObject([
    {
      action: 'list.export',
      subject: 'events, Bole',
      user: { username: 'hana' },
      changes: [{ field: 'rows', after: '13' }],
    },
  ]);
});

test('an export that cannot be logged saves no file, and says so', async () => {
  const { user } = await openEvents('hana');
  const mend = refuseCalls('/api/exports', 500, 'INTERNAL');
  await exportCsv(user);
  expect(
    await screen.findByText('The export broke off, and no file was saved. Try again.'),
  ).toBeVisible();
  expect(saved.names()).toEqual([]);
  mend();
  await exportCsv(user);
  expect(await saved.linesOf('events-bole-2019-01-11.csv')).toHaveLength(2);
});
