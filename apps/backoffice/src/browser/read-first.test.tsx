import { screen } from '@testing-library/react';
import { buildEvent } from '@digis/server/testing';
import { expect, test, vi } from 'vitest';
import { ClientsScreen } from '../features/clients/clients-screen.tsx';
import { openBrowser } from '../testing/open-browser.ts';
import { renderFrame } from '../testing/render-screen.tsx';
import { useApp } from '../testing/use-app.ts';
import { readFirst } from '../app/preload.ts';

const standard = useApp();

function askAgain(...paths: string[]) {
  const token = window.sessionStorage.getItem('digis.token');
  const headers = { Authorization: `Bearer ${token}` };
  const asked = paths.map((path) => fetch(window.location.origin + path, { headers }));
  window.earlyAnswers = {
    token,
    answers: new Map(asked.map((answer, at) => [paths[at] ?? '', answer])),
  };
  return Promise.all(asked);
}

test('a reloaded page shows its rows in the first render and repeats no request', async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const { calls } = await openBrowser(standard.app, { as: 'hana', address: '/clients' });
  const answered = askAgain('/api/user-info', '/api/client?page=1');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  await answered;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await readFirst();
  vi.useRealTimers();
  clock.mockRestore();
  renderFrame(<ClientsScreen />);
  expect(screen.getByText('አልማዝ ተስፋዬ')).toBeVisible();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/client?page=1');
  expect(calls.filter(({ path }) => path.startsWith('/api/client'))).toHaveLength(1);
});
