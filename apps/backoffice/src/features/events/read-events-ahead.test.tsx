import { buildEvent } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readUserAhead } from '../../api/queries/user-info.ts';
import { openBrowser } from '../../testing/open-browser.ts';
import { renderFrame } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { EventsScreen, readEventsAhead } from './events-screen.tsx';

const standard = useApp();

async function arriveAtEvents(address = '/events') {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const { calls } = await openBrowser(standard.app, { as: 'hana', address });
  await readUserAhead();
  return () =>
    calls
      .map(({ path }) => path)
      .filter((path) => /branch|event\?/.test(path))
      .toSorted();
}

test('the visible rows and the count of each view are read before the first render, and only once', async () => {
  const asked = await arriveAtEvents();
  await readEventsAhead(() => true);
  const ahead = [
    '/api/branch?forEvent=1',
    '/api/event/counts?branch=1',
    '/api/event?branch=1&from=2026-09-21&order=earliest&page=1',
  ];
  expect(asked()).toEqual(ahead);
  renderFrame(<EventsScreen />);
  await screen.findAllByText('አልማዝ ተስፋዬ');
  expect(asked()).toEqual(ahead);
});

test.each([
  { when: 'the screen has rendered', isWanted: false, address: '/events' },
  { when: 'deleted events are shown', isWanted: true, address: '/events?view=deleted' },
])('no rows are read ahead when $when', async ({ isWanted, address }) => {
  const asked = await arriveAtEvents(address);
  await readEventsAhead(() => isWanted);
  expect(asked()).toEqual(['/api/branch?forEvent=1']);
});
