import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useApp } from '../testing/use-app.ts';
import { CalendarScreen } from '../features/calendar/calendar-screen.tsx';
import { CashbookScreen } from '../features/cashbook/cashbook-screen.tsx';
import { EventDialogs } from '../features/events/event-dialogs.tsx';
import { EventsScreen } from '../features/events/events-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  await standardPeople(standard.app);
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

const sums = (dialog: HTMLElement, names: readonly string[]) =>
  names.map((name) => {
    const term = within(dialog).getByText(name, { selector: 'dt' });
    return term.nextElementSibling?.textContent.replace('\u00a0', ' ');
  });

const parts = ['Total', 'Received', 'Waiting for approval', 'Left to pay'];

test('the details show what is pending beside what is left', async () => {
  const address = '/?event=1&on=2026-10-01';
  await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  const dialog = await screen.findByRole('dialog', { name: 'Event details' });
  await within(dialog).findByText('Left to pay');
  expect(sums(dialog, parts)).toEqual(['220,000 Br', '0 Br', '50,000 Br', '170,000 Br']);
});

test('the payments list calls the claim the agreed advance, and adds up', async () => {
  const address = '/events?event=1&on=2026-10-01&dialog=account';
  await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  const dialog = await screen.findByRole('dialog', { name: 'Payments: አልማዝ ተስፋዬ' });
  await within(dialog).findByText('Left to pay');
  expect(sums(dialog, [...parts, 'Agreed advance'])).toEqual([
    '220,000 Br',
    '0 Br',
    '50,000 Br',
    '170,000 Br',
    '50,000 Br',
  ]);
});

test('the form shows how the price will divide before it is saved', async () => {
  const address = '/events?event=1&on=2026-10-01&dialog=edit';
  await renderScreen(standard.app, <EventDialogs />, { as: 'hana', address });
  await screen.findByText('Left to pay');
  const dialog = screen.getByRole('dialog', { name: 'Edit Event' });
  expect(sums(dialog, parts)).toEqual(['220,000 Br', '0 Br', '50,000 Br', '170,000 Br']);
});

test('a row of the event list shows what is received, waiting and left', async () => {
  globalThis.localStorage.setItem('digis.columns', 'all');
  await renderScreen(standard.app, <EventsScreen />, { as: 'hana', address: '/events' });
  expect(await screen.findByRole('row', { name: /አልማዝ/ })).toHaveTextContent(
    /0 Br received · 50,000 Br waiting · 170,000 Br left/,
  );
});

test('a day card shows what is received, waiting and left beside the advance', async () => {
  await renderScreen(standard.app, <CalendarScreen />, { as: 'hana', address: '/?day=2026-10-01' });
  const card = await screen.findByRole('button', { name: /አልማዝ ተስፋዬ/ });
  expect(card).toHaveAccessibleDescription(
    /50,000.Br.*0.Br received · 50,000.Br waiting · 170,000/,
  );
});

test("the settle dialog shows the event's total and what is received, waiting and left", async () => {
  const dawit = await standard.app.as('dawit');
  const book = '/api/transactions';
  const [pending] = (await dawit.get(`${book}?type=pending`)).body.data;
  const accept = { type: 'pending', action: 'accept', actionId: pending.id, amount: 45_000 };
  await dawit.patch(book, accept);
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: '/cashbook?tab=advance',
  });
  await user.click(await screen.findByRole('button', { name: /Settle, አልማዝ/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Settle Advance' });
  expect(sums(dialog, parts)).toEqual(['220,000 Br', '45,000 Br', '0 Br', '175,000 Br']);
});
