import { buildEvent, repeatEvent } from '@digis/server/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useCrowdedApp } from '#testing/use-app.ts';
import { CalendarScreen } from '../calendar-screen.tsx';

const crowded = useCrowdedApp(async (app) => {
  const hana = await app.as('hana');
  await hana.post('/api/event', buildEvent({ time: '09:00' }));
  await repeatEvent(app.url, 1, 99);
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  await hana.post('/api/event', buildEvent({ time: '20:00', client }));
});

const open = (address: string) =>
  renderScreen(crowded.app, <CalendarScreen />, { as: 'hana', address });

// spec:2.4
test('a day of more than a hundred events counts them all, and shows the rest on request', async () => {
  await open('/?day=2026-10-01');
  const more = await screen.findByText('Load more');
  expect(screen.queryByText(/ሄኖክ ግርማ/)).toBeNull();
  expect(await screen.findByText(/101 events · 35,350 guests/)).toBeVisible();
  fireEvent.click(more);
  expect(await screen.findByText(/ሄኖክ ግርማ/)).toBeVisible();
  expect(screen.queryByText('Load more')).toBeNull();
  expect(screen.getByText(/101 events have nobody assigned/)).toBeVisible();
});

test('the day sheet of a full day shows every event', async () => {
  await open('/?day=2026-10-01&show=sheet');
  expect(await screen.findByLabelText('ሄኖክ ግርማ')).toBeInTheDocument();
  expect(screen.getAllByLabelText('አልማዝ ተስፋዬ')).toHaveLength(100);
});

test("today's card and cell count the events that they do not list on a full day", async () => {
  crowded.app.clock.set('2026-10-01T06:30:00+03:00');
  await open('/');
  expect(await screen.findByText('101')).toBeVisible();
  expect(screen.getByText('35,350 guests')).toBeVisible();
  expect(screen.getByText('+99')).toBeInTheDocument();
  expect(screen.queryByText(/ሄኖክ ግርማ/)).toBeNull();
});
