import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CalendarScreen } from '../calendar-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const [admin, hana] = [await standard.app.as('admin'), await standard.app.as('hana')];
  const limits = { id: 1, name: 'Bole', address: 'Africa Avenue', max_events: 1, max_people: 400 };
  await admin.patch('/api/branch', limits);
  await hana.post('/api/event', buildEvent({ advance_amount: 0 }));
});

const open = (as = 'hana') =>
  renderScreen(standard.app, <CalendarScreen />, { as, address: '/?face=year' });

test('each day of the year shows how full it is, and opens', async () => {
  const { user } = await open();
  const grid = within(await screen.findByRole('grid', { name: '2019' }));
  const full = await grid.findByRole('button', {
    name: /Meskerem 21 2019.*1 of 1 event · 350 of 400 guests/,
  });
  await user.click(full);
  expect(await screen.findByText('አልማዝ ተስፋዬ')).toBeVisible();
});

test('the day search finds a Thursday without a fast that has room, and omits a full one', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Guests'), '100');
  await user.click(await screen.findByRole('button', { name: /Weekday/ }));
  await user.click(await screen.findByRole('option', { name: 'Thursday' }));
  const found = await screen.findAllByRole('link', { name: /Thursday/ });
  expect(found).toHaveLength(10);
  expect(found[0]).toHaveTextContent('Meskerem 14');
  expect(found[1]).toHaveTextContent('Meskerem 28');
});

test('a search for more guests than any day takes says so', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Guests'), '401');
  expect(await screen.findByText('No day in the next year has room for that.')).toBeVisible();
});
