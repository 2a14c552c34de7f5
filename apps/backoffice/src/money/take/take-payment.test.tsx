// D123, D127, D181
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CalendarScreen } from '../../features/calendar/calendar-screen.tsx';
import { CashbookScreen } from '../../features/cashbook/cashbook-screen.tsx';
import { ClientsScreen } from '../../features/clients/clients-screen.tsx';
import { EventDialogs } from '../../features/events/event-dialogs.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { wholeDialog } from '../../testing/whole-dialog.ts';

const standard = useApp();

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
});

const all = (
  <>
    <CashbookScreen />
    <EventDialogs />
  </>
);

const open = (as: string, address = '/cashbook?tab=owes&dialog=pay&id=1') =>
  renderScreen(standard.app, all, { as, address });

async function dialogOf() {
  const dialog = await wholeDialog('Take payment');
  await dialog.findByRole('textbox', { name: /^Amount/ });
  return dialog;
}

const moneyOf = async (event = 1) => {
  const { received, pending, left } = (
    await (await standard.app.as('admin')).get(`/api/event/account?id=${event}`)
  ).body;
  return { received, pending, left };
};

test('a share of the total is one press, and what is left is shown before and after', async () => {
  const { user } = await open('dawit');
  const dialog = await dialogOf();
  expect(dialog.getByRole('textbox', { name: /^Amount/ })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: '25 %' }));
  expect(dialog.getByText(/After this/)).toHaveTextContent(/55,000 Br received.*165,000 Br left/);
  await user.click(dialog.getByRole('button', { name: /^Take 55,000\sBr$/u }));
  expect(
    await screen.findByText('55,000 Br received from አልማዝ ተስፋዬ. 165,000 Br left.'),
  ).toBeVisible();
  expect(await moneyOf()).toEqual({ received: 55_000, pending: 0, left: 165_000 });
  await user.click(await screen.findByRole('button', { name: 'Print payment slip' }));
  expect(within(await screen.findByRole('article')).getByText('No. 1')).toBeVisible();
});

test('a user who may only schedule events submits the payment, and it waits', async () => {
  const { user } = await open('hana', '/cashbook?event=1&dialog=pay');
  const dialog = await dialogOf();
  await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '100000');
  expect(dialog.getByText(/After this/)).toHaveTextContent(/100,000 Br waiting.*120,000 Br left/);
  await user.click(dialog.getByRole('button', { name: 'Hand in for approval' }));
  expect(await screen.findByText('100,000 Br of አልማዝ ተስፋዬ waits for approval.')).toBeVisible();
  expect(await moneyOf()).toEqual({ received: 0, pending: 100_000, left: 120_000 });
});

test('paying for a day that is no longer kept warns that the day is over its limit', async () => {
  const admin = await standard.app.as('admin');
  const branch = { id: 1, name: 'Bole', address: 'Africa Avenue', max_events: 1 };
  await admin.patch('/api/branch', branch);
  const there = { event_date: '2026-10-15', et_date: { year: 2019, month: 2, day: 5 } };
  const kept = buildEvent({ ...there, advance_amount: 0, hold_until: '2026-09-22' });
  const { body } = await admin.post('/api/event', kept);
  standard.app.clock.set('2026-09-23T09:00:00+03:00');
  const hana = await standard.app.as('hana');
  expect((await hana.post('/api/event', buildEvent(there))).status).toBe(200);
  const { user } = await open('admin', `/cashbook?event=${body.event.id}&dialog=pay`);
  const dialog = await dialogOf();
  await user.click(dialog.getByRole('button', { name: '25 %' }));
  await user.click(dialog.getByRole('button', { name: /^Take [\d,]+\sBr$/u }));
  expect(await screen.findByText(/no longer kept, and is booked again beyond/)).toBeVisible();
  expect(screen.getByText(/2 of 1 event/)).toBeVisible();
});

test("if the server's clock is behind the books, both days are shown and nothing is booked", async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/payment', { eventId: 1, amount: 20_000 });
  standard.app.clock.set('2010-01-09T09:00:00+03:00');
  const { user } = await open('dawit');
  const dialog = await dialogOf();
  await user.click(dialog.getByRole('button', { name: '25 %' }));
  await user.click(dialog.getByRole('button', { name: /^Take [\d,]+\sBr$/u }));
  expect(
    await screen.findByText(
      /The clock of the server says .*2002, but the newest entry is of .*2019\. Nothing is booked/,
    ),
  ).toBeVisible();
  expect(await moneyOf()).toMatchObject({ received: 20_000 });
});

test('an amount above what is left is refused at the field, with the amount left', async () => {
  const { user } = await open('dawit');
  const dialog = await dialogOf();
  await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '220001');
  await user.click(dialog.getByRole('button', { name: /^Take 220,001\sBr$/u }));
  const field = dialog.getByRole('textbox', { name: /^Amount/ });
  expect(field).toHaveAccessibleDescription(/At most 220,000\sBr: that is what is left/);
  expect(await moneyOf()).toMatchObject({ received: 0 });
});

test("another cashier's payment meanwhile is reported at the field, and the amount left is updated", async () => {
  const { user } = await open('dawit');
  const dialog = await dialogOf();
  await user.click(dialog.getByRole('button', { name: 'All' }));
  const admin = await standard.app.as('admin');
  await admin.post('/api/payment', { eventId: 1, amount: 20_000 });
  await user.click(dialog.getByRole('button', { name: /^Take 220,000\sBr$/u }));
  const field = dialog.getByRole('textbox', { name: /^Amount/ });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(/At most 200,000\sBr: that is what is left/),
  );
  expect(field).toHaveValue('220,000');
});

test('while a payment waits, the dialog says so and links to it', async () => {
  const { user } = await open('dawit');
  const dialog = await dialogOf();
  const hana = await standard.app.as('hana');
  await hana.post('/api/payment', { eventId: 1, amount: 30_000 });
  await user.click(dialog.getByRole('button', { name: '50 %' }));
  await user.click(dialog.getByRole('button', { name: /^Take 110,000\sBr$/u }));
  expect(await dialog.findByText('A payment of this event waits for approval.')).toBeVisible();
  expect(screen.getAllByText('A payment of this event waits for approval.')).toHaveLength(1);
  await user.click(dialog.getByRole('link', { name: 'Open it' }));
  const accept = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  expect(await accept.findByLabelText(/^Amount/)).toHaveValue('30,000');
});

test("an event's panel offers to take a payment, and shows the waiting sum afterwards", async () => {
  const { user } = await open('hana', '/cashbook?event=1');
  await user.click(await screen.findByRole('button', { name: 'Take payment, አልማዝ ተስፋዬ' }));
  const dialog = await dialogOf();
  await user.click(dialog.getByRole('button', { name: '50 %' }));
  await user.click(dialog.getByRole('button', { name: 'Hand in for approval' }));
  expect(
    await screen.findByRole('link', { name: /^110,000\sBr waits, አልማዝ ተስፋዬ$/u }),
  ).toBeVisible();
});

test("a client's page offers to take a payment while something is left", async () => {
  const { user } = await renderScreen(standard.app, <ClientsScreen />, {
    as: 'hana',
    address: '/clients?client=1',
  });
  await user.click(await screen.findByRole('button', { name: 'Take payment, አልማዝ ተስፋዬ' }));
  expect((await dialogOf()).getByRole('button', { name: 'Hand in for approval' })).toBeVisible();
});

test('the day view offers to take a payment for each event that is not paid', async () => {
  const { user } = await renderScreen(standard.app, <CalendarScreen />, {
    as: 'hana',
    address: '/?day=2026-10-01',
  });
  await user.click(await screen.findByRole('button', { name: 'Take payment, አልማዝ ተስፋዬ' }));
  expect((await dialogOf()).getByText('አልማዝ ተስፋዬ')).toBeVisible();
});

test('a user who neither settles nor schedules is not offered to take a payment', async () => {
  const access = ['View Events', 'Calendar'] as const;
  await standard.app.createUser({ username: 'reader', branch_id: 1, access });
  await open('reader', '/cashbook?event=1');
  await screen.findByRole('button', { name: 'Payments' });
  expect(screen.queryByRole('button', { name: /^Take payment/ })).toBeNull();
});

test('one payment covers two events of a client, each with its own entry in the book', async () => {
  const hana = await standard.app.as('hana');
  const later = { event_date: '2026-10-12', et_date: { year: 2019, month: 2, day: 2 } };
  await hana.post('/api/event', buildEvent({ advance_amount: 0, ...later }));
  const { user } = await open('dawit');
  const dialog = await dialogOf();
  await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '50000');
  const other = await dialog.findByRole('textbox', { name: /Tikimt 2, 2019/ });
  expect(other).toHaveAccessibleDescription(/220,000\sBr left/u);
  await user.type(other, '20000');
  await user.click(dialog.getByRole('button', { name: /^Take 70,000\sBr$/u }));
  expect(await screen.findByText('70,000 Br received from አልማዝ ተስፋዬ for 2 events.')).toBeVisible();
  expect(await moneyOf()).toEqual({ received: 50_000, pending: 0, left: 170_000 });
  expect(await moneyOf(2)).toEqual({ received: 20_000, pending: 0, left: 200_000 });
});
