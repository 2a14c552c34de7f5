import { buildEvent, repeatEvent, standardFixture, startTestApp } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { EventsScreen } from '../events-screen.tsx';

let app: TestApp;

// On a server of its own, because events without a log violate the invariants of a business.
beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const hana = await app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  const { events } = (await hana.get('/api/kitchen?from=2026-10-01')).body;
  const [{ id, said }] = events;
  await hana.post('/api/sheet', { kind: 'kitchen', events: [{ id, said }] });
  await hana.patch('/api/event', { ...buildEvent({ num_of_people: 380 }), id: event.id });
  await repeatEvent(app.url, 1, 200);
});
afterAll(() => app.close());

// D135
test('an event of a day with hundreds of others says what its printed sheet does not', async () => {
  await renderScreen(app, <EventsScreen />, {
    as: 'hana',
    address: '/events?event=1&on=2026-10-01',
  });
  expect(await screen.findByText('Changed since printed')).toBeVisible();
  expect(screen.getByText('Number of people: 350 → 380')).toBeVisible();
});
