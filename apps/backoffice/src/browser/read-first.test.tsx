import { screen } from '@testing-library/react';
import { buildEvent } from '@digis/server/testing';
import { expect, test, vi } from 'vitest';
import { ClientsScreen } from '../features/clients/clients-screen.tsx';
import { openBrowser } from '../testing/open-browser.ts';
import { renderFrame } from '../testing/render-screen.tsx';
import { useApp } from '../testing/use-app.ts';
import { readFirst } from '../app/preload.ts';

const standard = useApp();

/** The page that is loaded again: it has asked for what it read the last time before its code arrived. */
function askAgain(...paths: string[]) {
  const token = window.sessionStorage.getItem('digis.token');
  const headers = { Authorization: `Bearer ${token}` };
  const answers = new Map(
    paths.map((path) => [path, fetch(window.location.origin + path, { headers })]),
  );
  window.earlyAnswers = { token, answers };
}

test('a page that is loaded again has its rows in the first render, and asks for nothing twice', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const { calls } = await openBrowser(standard.app, { as: 'hana', address: '/clients' });
  askAgain('/api/user-info', '/api/client?page=1');
  // However long the window has been used by other tests.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  // The answers are here, however busy the machine is: the wait for them does not end before.
  await Promise.all(window.earlyAnswers?.answers.values() ?? []);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await readFirst();
  vi.useRealTimers();
  clock.mockRestore();
  renderFrame(<ClientsScreen />);
  expect(screen.getByText('አልማዝ ተስፋዬ')).toBeVisible();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/client?page=1');
  expect(calls.filter(({ path }) => path.startsWith('/api/client'))).toHaveLength(1);
});
