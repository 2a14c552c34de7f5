import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();
const address = '/events?event=1&on=2026-10-01';

// D136
test('an assigned person is sent the day, time and place, without prices or phones', async () => {
  const { app } = standard;
  const hana = await app.as('hana');
  const place = {
    venue: 'ስካይላይት አዳራሽ 3',
    venue_note: 'ከአየር ማረፊያ ፊት ለፊት',
    contact: { name: 'ወንድም', phone: '0911445566' },
  };
  await hana.post('/api/event', buildEvent(place));
  const { abebe, tigist } = await standardPeople(app);
  await hana.post('/api/assign-employee', { eventId: 1, employees: [abebe, tigist] });
  const shared = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share: shared });
  const { user } = await renderScreen(app, <EventsScreen />, { as: 'hana', address });
  await user.click(await screen.findByRole('button', { name: 'Tell when and where to come' }));
  await user.click(await screen.findByRole('menuitem', { name: 'ትግስት አለሙ' }));
  Reflect.deleteProperty(navigator, 'share');
  const text = shared.mock.calls[0]?.[0].text ?? '';
  expect(text).toMatch(/^ትግስት አለሙ, you are assigned/u);
  expect(text).toMatch(/Meskerem 21, 2019.*1 October 2026/u);
  expect(text).toContain('ስካይላይት አዳራሽ 3 · ከአየር ማረፊያ ፊት ለፊት');
  expect(text).toContain('(3:00 PM)');
  expect(text).not.toMatch(/09\d\d|Br\b/u);
});

test('an event without assigned people offers nobody to notify', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  await renderScreen(standard.app, <EventsScreen />, { as: 'hana', address });
  expect(await screen.findByText('Nobody is assigned yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tell when and where to come' })).toBeNull();
});
