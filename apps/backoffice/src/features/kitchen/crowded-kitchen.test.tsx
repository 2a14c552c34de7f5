import { buildEvent, repeatEvent } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useCrowdedApp } from '../../testing/use-app.ts';
import { KitchenScreen } from './kitchen-screen.tsx';

const crowded = useCrowdedApp(async (app) => {
  const admin = await app.as('admin');
  await admin.post('/api/event?branchId=1', buildEvent());
  await repeatEvent(app.url, 1, 199);
  await admin.post('/api/event?branchId=2', buildEvent({ branchId: 2 }));
});

const open = (as: string, address: string) =>
  renderScreen(crowded.app, <KitchenScreen />, { as, address });

// D134
test('more events than fit one paper ask for fewer days', async () => {
  await open('admin', '/kitchen?from=2026-10-01&to=2026-10-02');
  expect(await screen.findByText('These are more than the 200 events of one paper')).toBeVisible();
  expect(screen.getByText('Choose fewer days.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test('a day with more events than fit one paper asks for a branch', async () => {
  await open('admin', '/kitchen?from=2026-10-01');
  expect(await screen.findByText('Choose a branch.')).toBeVisible();
});

test('two hundred events of a branch are printed', async () => {
  await open('hana', '/kitchen?from=2026-10-01&sheet=shopping');
  expect(await screen.findByRole('region', { name: 'Shopping list · Bole' })).toBeVisible();
});

test('an overfull day of one branch refers to the sheets of its events', async () => {
  await repeatEvent(crowded.app.url, 1, 1);
  await open('hana', '/kitchen?from=2026-10-01');
  expect(
    await screen.findByText('Open the kitchen sheet of each event, from the event.'),
  ).toBeVisible();
});

test('an event of an overfull day has its own sheet', async () => {
  await open('hana', '/kitchen?from=2026-10-01&of=1');
  expect(await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' })).toBeInTheDocument();
});
