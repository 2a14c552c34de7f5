// D33, D38, D46, D54, D102, D125, D141, spec:2.6, spec:5
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { textOf } from '../../testing/saved-files.ts';
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

beforeEach(async () => {
  await standardPeople(standard.app);
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

async function openDialog(dialog: string, title: string, event = 1) {
  const address = `/events?event=${event}&on=2026-10-01&dialog=${dialog}`;
  const rendered = await renderScreen(standard.app, eventsWithDialogs, { as: 'hana', address });
  return { ...rendered, dialog: await wholeDialog(title) };
}

const eventOf = async (id: number) => {
  const hana = await standard.app.as('hana');
  return (await hana.get(`/api/event?id=${id}`)).body.events[0];
};
const posted = (calls: readonly { method: string }[]) =>
  calls.filter(({ method }) => method !== 'GET');

test('employees are listed with name and phone, and the row counts those assigned', async () => {
  const { user, dialog, calls } = await openDialog('employees', 'Assign Employees');
  await user.click(await dialog.findByRole('checkbox', { name: /አበበ ከበደ · 0910/ }));
  await user.click(dialog.getByRole('checkbox', { name: /ትግስት አለሙ/ }));
  expect(dialog.getByText(/^አልማዝ ተስፋዬ · /)).toHaveTextContent('350 guests');
  await user.click(dialog.getByRole('button', { name: 'Assign (2) Employees' }));
  expect(await screen.findByText('Success!')).toBeVisible();
  expect(screen.getByText('2 people for አልማዝ ተስፋዬ.')).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Assign Employees, አልማዝ ተስፋዬ, 2 of 14' }),
  ).toBeVisible();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('the dialog closes without a call when nobody is ticked and nobody was assigned', async () => {
  const { user, dialog, calls } = await openDialog('employees', 'Assign Employees');
  await dialog.findByRole('checkbox', { name: /አበበ/ });
  await user.click(dialog.getByRole('button', { name: 'Assign (0) Employees' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(calls)).toEqual([]);
});

test('an employee who works elsewhere at that time is shown with that event, and can be assigned anyway', async () => {
  const hana = await standard.app.as('hana');
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  await hana.post('/api/event', buildEvent({ client, time: '16:00' }));
  await hana.post('/api/assign-employee', { eventId: 1, employees: [1] });
  const { user, dialog, calls } = await openDialog('employees', 'Assign Employees', 2);
  await user.click(await dialog.findByRole('checkbox', { name: /አበበ/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign (1) Employee' }));
  expect(await dialog.findByText(/አበበ ከበደ: አልማዝ ተስፋዬ/)).toHaveTextContent('Meskerem 21, 2019');
  expect((await eventOf(2)).employees).toEqual([]);
  expect(posted(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Assign anyway' }));
  expect(await screen.findByText('Success!')).toBeVisible();
  expect((await eventOf(2)).employees).toHaveLength(1);
});

test('the list marks free, busy and twice-booked people before anyone is ticked', async () => {
  const hana = await standard.app.as('hana');
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  await hana.post('/api/event', buildEvent({ client, time: '16:00' }));
  await hana.post('/api/event', buildEvent({ client, time: '08:00' }));
  await hana.post('/api/assign-employee', { eventId: 1, employees: [1] });
  await hana.post('/api/assign-employee', { eventId: 3, employees: [2] });
  const { user, dialog, calls } = await openDialog('employees', 'Assign Employees', 2);
  const people = await dialog.findAllByRole('checkbox');
  expect(people.map((person) => person.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^ትግስት አለሙ · .*Second event that day\s*$/),
    expect.stringMatching(/^አበበ ከበደ · .* Busy .*3:00 PM, አልማዝ ተስፋዬ$/),
  ]);
  expect(dialog.getByText('0 of 14 people')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /አበበ/ }));
  expect(dialog.getByText('1 of 14 people')).toBeVisible();
  expect(dialog.getByText(/አበበ ከበደ: አልማዝ ተስፋዬ/)).toBeVisible();
  expect(posted(calls)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: /አበበ/ }));
  expect(dialog.queryByText(/አበበ ከበደ: አልማዝ ተስፋዬ/)).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /አበበ/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign anyway' }));
  expect(await screen.findByText('1 person for ሄኖክ ግርማ.')).toBeVisible();
  expect((await eventOf(2)).employees).toHaveLength(1);
});

test("an admin sees each person's wage at the time of the event, and the sum", async () => {
  const address = '/events?event=1&on=2026-10-01&dialog=employees';
  const { user } = await renderScreen(standard.app, eventsWithDialogs, { as: 'admin', address });
  const dialog = await wholeDialog('Assign Employees');
  await user.click(await dialog.findByRole('checkbox', { name: /አበበ ከበደ · .*Free\s*800\sBr/ }));
  await user.click(dialog.getByRole('checkbox', { name: /ትግስት አለሙ · .*Free\s*700\sBr/ }));
  expect(dialog.getByText('2 of 14 people · 1,500 Br')).toBeVisible();
});

test('vendors are listed with their offer and price, and can be ticked', async () => {
  const { user, dialog } = await openDialog('vendors', 'Assign Vendors');
  await user.click(
    await dialog.findByRole('checkbox', {
      name: /Selam DJ · Music · Fixed \(Per Event\) · 12,000/,
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Assign (1) Vendor' }));
  expect(await screen.findByText('Success!')).toBeVisible();
  expect((await eventOf(1)).vendors).toHaveLength(1);
});

test('an agreement is prefilled, warns where it differs from the event, and is stored', async () => {
  const pages: Blob[] = [];
  URL.createObjectURL = (page) => `blob:${pages.push(page instanceof Blob ? page : new Blob())}`;
  URL.revokeObjectURL = () => undefined;
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, dialog } = await openDialog('agreement', 'Agreement information');
  expect(await dialog.findByLabelText(/^Advance/)).toHaveValue('50,000');
  expect(dialog.getByLabelText(/^Remainder/)).toHaveValue('170,000');
  await user.clear(dialog.getByLabelText(/^Remainder/));
  await user.type(dialog.getByLabelText(/^Remainder/), '160000');
  expect(await dialog.findByText('Differs from what is booked:')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Generate Agreement Pages' }));
  expect(await dialog.findByRole('link', { name: 'Open agreement' })).toHaveAttribute(
    'rel',
    'noopener',
  );
  expect(opened).toHaveBeenCalledWith('blob:1', '_blank');
  expect(await textOf(pages[0])).toContain('አልማዝ ተስፋዬ');
  const copies = within(await dialog.findByRole('table', { name: 'Earlier agreements' }));
  await user.click(await copies.findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(pages).toHaveLength(2));
  expect(await textOf(pages[1])).toBe(await textOf(pages[0]));
  opened.mockRestore();
});

test('the messages of an event show their state, and can be resent', async () => {
  standard.app.clock.advance(5);
  const { user, dialog } = await openDialog('messages', 'Messages: አልማዝ ተስፋዬ');
  const table = within(await dialog.findByRole('table', { name: 'Messages' }));
  expect(await table.findByRole('row', { name: /Reminder/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send confirmation again' }));
  expect(await screen.findByText('The message will be sent again')).toBeVisible();
  await waitFor(() => expect(table.getAllByRole('row', { name: /Confirmation/ })).toHaveLength(2));
});

test('the payments of an event show which are pending, and what is left to pay', async () => {
  const { dialog } = await openDialog('account', 'Payments: አልማዝ ተስፋዬ');
  const table = within(await dialog.findByRole('table', { name: 'Payments' }));
  expect(await table.findByRole('row', { name: /50,000.*Waiting for approval/ })).toBeVisible();
  expect(dialog.getByText('Left to pay')).toBeVisible();
});

test('a dialog that needs a missing permission shows the event instead', async () => {
  await standard.app.createUser({ username: 'viewer', branch_id: 1, access: ['View Events'] });
  const address = '/events?event=1&dialog=employees';
  const { calls } = await renderScreen(standard.app, eventsWithDialogs, { as: 'viewer', address });
  expect(await screen.findByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('the vendors dialog warns about an event without a number of people', async () => {
  const hana = await standard.app.as('hana');
  const fixed = { packageId: 'custom', is_fixed: true, per_person: 60_000 } as const;
  await hana.post('/api/event', buildEvent({ ...fixed, num_of_people: 0, time: '08:00' }));
  const { dialog } = await openDialog('vendors', 'Assign Vendors', 2);
  expect(await dialog.findByText(/a vendor paid per person costs nothing/)).toBeVisible();
});

test('closing a dialog that was opened from the event returns to the event', async () => {
  const address = '/events?event=1&on=2026-10-01';
  const { user } = await renderScreen(standard.app, eventsWithDialogs, { as: 'hana', address });
  for (const [part, title] of [
    ['Payments', 'Payments: አልማዝ ተስፋዬ'],
    ['Messages', 'Messages: አልማዝ ተስፋዬ'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: part }));
    const dialog = await wholeDialog(title);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  }
  await user.click(await screen.findByRole('link', { name: 'Events' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test("a row of the list opens the event's page, and closing it returns to the list", async () => {
  const { user } = await renderScreen(standard.app, eventsWithDialogs, {
    as: 'hana',
    address: '/events',
  });
  await user.click(await screen.findByRole('button', { name: 'አልማዝ ተስፋዬ' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  for (const block of ['Money', 'Guests and menu', 'Staff and vendors', 'Client']) {
    expect(screen.getByRole('region', { name: block })).toBeVisible();
  }
  expect(await screen.findByText('Waiting for approval', { selector: 'span' })).toBeVisible();
  const history = within(await screen.findByRole('list', { name: 'What happened' }));
  expect(history.getByText('Scheduled an event')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Events' })).toBeNull();
  globalThis.history.back();
  expect(await screen.findByRole('table', { name: 'Events' })).toBeVisible();
});

test('a conflict is shown once, and its notice disappears when the people concerned are unticked', async () => {
  const hana = await standard.app.as('hana');
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  await hana.post('/api/event', buildEvent({ client, time: '16:00' }));
  await hana.post('/api/assign-employee', { eventId: 1, employees: [1] });
  const { user, dialog } = await openDialog('employees', 'Assign Employees', 2);
  const abebe = await dialog.findByRole('checkbox', { name: /አበበ/ });
  await user.click(abebe);
  await user.click(dialog.getByRole('checkbox', { name: /ትግስት/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign (2) Employees' }));
  expect(await dialog.findByText(/አበበ ከበደ: አልማዝ ተስፋዬ/)).toBeVisible();
  expect(screen.queryByText('Something went wrong!')).toBeNull();
  expect(dialog.queryByText('Someone works at another event at about that time.')).toBeNull();
  await user.click(abebe);
  expect(dialog.queryByText(/አበበ ከበደ: አልማዝ ተስፋዬ/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Assign anyway' })).toBeNull();
  await user.click(abebe);
  expect(dialog.getByText(/አበበ ከበደ: አልማዝ ተስፋዬ/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Assign anyway' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave them out and assign 1' }));
  expect(await screen.findByText('1 person for ሄኖክ ግርማ.')).toBeVisible();
  expect((await eventOf(2)).employees).toEqual([
    expect.objectContaining({ full_name: 'ትግስት አለሙ' }),
  ]);
});

test.each([
  ['hana', 9_999],
  ['sara', 1],
])('%s is told that event %i was not found, and sees none of its data', async (as, event) => {
  await renderScreen(standard.app, eventsWithDialogs, { as, address: `/events?event=${event}` });
  expect(
    await screen.findByText('This event no longer exists, or it belongs to another branch'),
  ).toBeVisible();
  expect(screen.queryByText('አልማዝ ተስፋዬ')).toBeNull();
});
