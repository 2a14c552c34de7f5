// D3, D4, D104, spec:2.1, spec:2.2, spec:4, spec:8, spec:9
import { permissionValues } from '@digis/api-client/contract';
import { buildEvent } from '@digis/server/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '../../auth/session.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';
import { routes } from '../routes.tsx';

const standard = useApp();

const alsoOpened: Readonly<Record<string, readonly string[]>> = {
  'Cashbook View Balance': ['Overview', 'The week', 'Reports', 'For the accountant'],
  'Cashbook Settle Advance Payment': ['Who owes'],
};

test.each(permissionValues.filter((name) => name.startsWith('Cashbook')))(
  'the permission %s alone opens the cashbook from the menu and the bottom bar',
  async (permission) => {
    await standard.app.createUser({ username: 'teller', branch_id: 1, access: [permission] });
    await renderApp(standard.app, { as: 'teller' });
    await screen.findByRole('heading', { level: 1, name: 'Cashbook' });
    for (const name of ['Menu', 'Quick menu']) {
      const menu = within(screen.getByRole('navigation', { name }));
      const [cashbook, ...others] = menu.getAllByRole('link').map((link) => link.textContent);
      expect(cashbook).toBe('Cashbook');
      expect(alsoOpened[permission] ?? []).toEqual(expect.arrayContaining(others));
    }
  },
);

for (const { path, permissions } of routes) {
  const options = { tags: path === '/clients' ? [] : ['long'] };
  const [other, title] = permissions.includes('Calendar')
    ? (['Items', 'Items'] as const)
    : (['Calendar', 'Calendar'] as const);

  test(`a user without a permission for ${path} is shown another screen`, options, async () => {
    await standard.app.createUser({ username: 'reader', branch_id: 1, access: [other] });
    const { calls } = await renderApp(standard.app, { as: 'reader', address: path });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(calls.filter(({ status }) => status === 403)).toEqual([]);
  });
}

test('the page title names the screen and the business', async () => {
  await renderApp(standard.app, { as: 'admin', address: '/items' });
  await waitFor(() => expect(document.title).toBe('Items · Event Management – Digis'));
});

test('the button beside the account changes to the next language, which the browser keeps', async () => {
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/items' });
  await user.click(await screen.findByRole('button', { name: 'Change to Amharic' }));
  const back = await screen.findByRole('button', { name: 'ወደ እንግሊዝኛ ቀይር' });
  expect(document.documentElement).toHaveAttribute('lang', 'am');
  expect(window.localStorage.getItem('digis.language')).toBe('am');
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Change to Amharic' })).toBeVisible();
});

test('logging out shows the sign-in after one second', async () => {
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

test('a session that starts within that second is kept', async () => {
  const { settled } = await renderApp(standard.app, { as: 'admin', address: '/items' });
  const button = await screen.findByRole('button', { name: 'Log out' });
  const { token } = await standard.app.as('hana');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await settled();
  act(() => signIn(token ?? ''));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(window.sessionStorage.getItem('digis.token')).toBe(token);
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

test('a user without any permission is told so and can log out', async () => {
  await standard.app.createUser({ username: 'nobody', branch_id: 1 });
  await renderApp(standard.app, { as: 'nobody' });
  expect(await screen.findByText(/has no access to any screen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('an unknown address leads to the root', async () => {
  await renderApp(standard.app, { as: 'hana', address: '/no-such-page' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('an expired session shows the sign-in once, without a message', async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const { user, calls } = await renderApp(standard.app, { as: 'hana' });
  const day = await screen.findByRole('button', { name: /Meskerem 21,? 2019.*1 event/ });
  // A call still in flight would count as activity after the pause.
  await waitFor(() => {
    const answered = calls.map(({ path }) => path);
    expect(answered).toEqual(expect.arrayContaining(['/api/tenant', '/api/settings']));
  });
  standard.app.clock.advance(16);
  await user.click(day);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown page redirects to the first screen', async () => {
  await renderApp(standard.app, { as: 'hana', address: '/nowhere?kind=x' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});
