import { buildEvent } from '@digis/server/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Root } from '../../root.tsx';
import { serveFrom } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';
import { readEventsAhead } from './events-screen.tsx';

const standard = useApp();

async function arriveAtEvents(address = '/events') {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const calls = serveFrom(standard.app);
  window.sessionStorage.setItem('digis.token', hana.token ?? '');
  window.history.replaceState(null, '', address);
  return () => calls.map(({ path }) => path).filter((path) => /branch|event\?/.test(path));
}

test('the visible rows are read before the first render, and only once', async () => {
  const asked = await arriveAtEvents();
  await readEventsAhead(() => true);
  const ahead = ['/api/branch?forEvent=1', '/api/event?branch=1&page=1'];
  expect(asked()).toEqual(ahead);
  render(<Root />);
  await screen.findAllByText('አልማዝ ተስፋዬ');
  expect(asked()).toEqual(ahead);
});

test.each([
  { when: 'the screen has rendered', isWanted: false, address: '/events' },
  { when: 'deleted events are shown', isWanted: true, address: '/events?show=deleted' },
])('no rows are read ahead when $when', async ({ isWanted, address }) => {
  const asked = await arriveAtEvents(address);
  await readEventsAhead(() => isWanted);
  expect(asked()).toEqual(['/api/branch?forEvent=1']);
});
