import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();
afterEach(() => vi.restoreAllMocks());

test('losing the connection while a form is open is reported in the form', async () => {
  await renderApp(standard.app, { as: 'admin', address: '/branches?dialog=add' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Branch' }));
  expect(dialog.queryByText(/You are offline/)).toBeNull();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await dialog.findByText(/You are offline/)).toBeVisible();
});
