// D138
import { buildEvent } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

test('invalid filters in the address are removed, and the rows stay', async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const address = '/events?view=all&payment=never&order=%25&packageId=x&from=today';
  await renderScreen(standard.app, <EventsScreen />, { as: 'hana', address });
  expect(await screen.findByText(/has a filter that is not known/)).toBeVisible();
  expect(await screen.findAllByText('አልማዝ ተስፋዬ')).not.toEqual([]);
  expect(window.location.search).toBe('?view=all');
});
