import { buildEvent, repeatEvent } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useCrowdedApp } from '#testing/use-app.ts';
import { EventsScreen } from '../events-screen.tsx';

const crowded = useCrowdedApp(async (app) => {
  const hana = await app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  const { events } = (await hana.get('/api/kitchen?from=2026-10-01')).body;
  const [{ id, said }] = events;
  await hana.post('/api/sheet', { kind: 'kitchen', events: [{ id, said }] });
  await hana.patch('/api/event', { ...buildEvent({ num_of_people: 380 }), id: event.id });
  await repeatEvent(app.url, 1, 200);
});

// D135
test('an event on a day with hundreds of others lists its changes since its sheet was printed', async () => {
  await renderScreen(crowded.app, <EventsScreen />, {
    as: 'hana',
    address: '/events?event=1&on=2026-10-01',
  });
  expect(await screen.findByText('Changed since printed')).toBeVisible();
  expect(screen.getByText('Number of people: 350 → 380')).toBeVisible();
});
