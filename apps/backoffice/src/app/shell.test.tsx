import { permissionValues } from '@digis/api-client/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();

// D3
test.each(permissionValues.filter((name) => name.startsWith('Cashbook')))(
  'the permission %s alone opens the cashbook from the menu and the bottom bar',
  async (permission) => {
    await standard.app.createUser({ username: 'teller', branch_id: 1, access: [permission] });
    await renderApp(standard.app, { as: 'teller' });
    await screen.findByRole('heading', { level: 1, name: 'Cashbook' });
    for (const name of ['Menu', 'Quick menu']) {
      const menu = within(screen.getByRole('navigation', { name }));
      expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cashbook']);
    }
  },
);

// D104
test('the page title names the screen and the business', async () => {
  await renderApp(standard.app, { as: 'admin', address: '/items' });
  await waitFor(() => expect(document.title).toBe('Items · Event Management – Digis'));
});

// spec:4, spec:9
test('logging out shows the sign-in after a second', async () => {
  await renderApp(standard.app, { as: 'admin', address: '/items' });
  const button = await screen.findByRole('button', { name: 'Log out' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(window.location.pathname).toBe('/items');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(window.location.pathname).toBe('/login');
});
