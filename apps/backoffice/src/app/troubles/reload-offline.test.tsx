import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Root } from '../../root.tsx';
import { failCalls, openBrowser } from '../../testing/open-browser.ts';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();
afterEach(() => vi.restoreAllMocks());

test('a page opened offline says so, and loads when the network is back', async () => {
  await openBrowser(standard.app, { as: 'admin', address: '/branches' });
  const mend = failCalls('/api/user-info');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Root />);
  expect(await screen.findByText(/^You are offline\. This goes on/)).toBeVisible();
  mend();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
});
