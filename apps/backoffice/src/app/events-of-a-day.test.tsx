/** The calendar's day opens details, which are another feature. spec:2.4 */
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CalendarScreen } from '../features/calendar/calendar-screen.tsx';
import { EventDialogs } from '../features/events/event-dialogs.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();

const calendarWithEvents = (
  <>
    <CalendarScreen />
    <EventDialogs />
  </>
);

beforeEach(async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
});

test('a day shows its number of events, and opens with their cards', async () => {
  const { user } = await renderScreen(standard.app, calendarWithEvents, { as: 'hana' });
  await user.click(await screen.findByRole('button', { name: /Meskerem 21,? 2019.*1 event/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /1 October 2026/ })).toBeVisible();
  expect(await screen.findByText(/^1 event · 350 guests · ⚠ 1 event has nobody/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /አልማዝ ተስፋዬ/ }));
  const details = await screen.findByRole('dialog', { name: 'Event details' });
  expect(await within(details).findByText('220,000 Br')).toBeVisible();
  expect(within(details).getByText('170,000 Br')).toBeVisible();
});

test('a user who may see the calendar but not the list can open an event', async () => {
  await standard.app.createUser({ username: 'viewer', branch_id: 1, access: ['Calendar'] });
  const address = '/?day=2026-10-01';
  const { user, calls } = await renderScreen(standard.app, calendarWithEvents, {
    as: 'viewer',
    address,
  });
  await user.click(await screen.findByRole('button', { name: /አልማዝ ተስፋዬ/ }));
  expect(await screen.findByRole('dialog', { name: 'Event details' })).toBeVisible();
  expect(await screen.findAllByText('0911 22 33 44', { exact: false })).not.toHaveLength(0);
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});
