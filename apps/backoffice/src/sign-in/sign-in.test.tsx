// D2, D71, spec:2.1, spec:2.3, spec:8
import { standardFixture, startTestApp, testPassword } from '@digis/server/testing';
import type { TestApp } from '@digis/server/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseCalls } from '../testing/open-browser.ts';
import { renderApp } from '../testing/render-app.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
});
afterAll(() => app.close());

async function signIn(username: string, password: string, address = '/') {
  const { user } = await renderApp(app, { address });
  await user.type(await screen.findByLabelText(/^Username/), username);
  await user.type(await screen.findByLabelText(/^Password/), password);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
}

test('a session that is refused at once shows the form again', async () => {
  await signIn('hana', testPassword);
  const mend = refuseCalls('/api/user-info', 403, 'NO_SESSION');
  await waitFor(() => expect(window.sessionStorage.getItem('digis.token')).not.toBeNull());
  await waitFor(() => expect(window.sessionStorage.getItem('digis.token')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Sign in' })).not.toHaveAttribute(
    'data-pending',
  );
  mend();
});

test('staff sign in and land on the calendar', async () => {
  await signIn('hana', testPassword);
  expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('a user who followed a link arrives there after signing in', async () => {
  await signIn('hana', testPassword, '/?day=2026-10-01');
  expect(await screen.findByText(/Meskerem 21, 2019/)).toBeVisible();
});

test('a wrong password is refused without saying which input was wrong, and the name is kept', async () => {
  await signIn('hana', 'not-her-password');
  expect(await screen.findByText('Incorrect username or password')).toBeVisible();
  expect(screen.getByLabelText(/^Username/)).toHaveValue('hana');
});

test('an empty form names both fields and makes no call', async () => {
  const { user, calls } = await renderApp(app);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Please fix all errors')).toBeVisible();
  expect(screen.getAllByText(/This is required/)).not.toHaveLength(0);
  expect(screen.getByLabelText(/^Username/)).toHaveFocus();
  expect(calls.filter(({ path }) => path === '/api/login')).toEqual([]);
});

test('the sixth wrong attempt shows how long to wait', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await app.guest.post('/api/login', { username: 'kebede', password: 'wrong' });
  }
  await signIn('kebede', testPassword);
  expect(await screen.findByText(/Too many attempts. Try again in \d+ min./)).toBeVisible();
});

test('a user signed out after ten minutes of inactivity is told so at the sign-in', async () => {
  await renderApp(app, { as: 'hana', address: '/?day=2026-10-01' });
  await screen.findByText(/Meskerem 21, 2019/);
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('digis.activity.')))
    localStorage.setItem(key, '0');
  fireEvent(document, new Event('visibilitychange'));
  expect(
    await screen.findByText('Nothing happened for ten minutes, so you were signed out.'),
  ).toBeVisible();
});

test('a first visit shows no sign-out message', async () => {
  await renderApp(app);
  await screen.findByRole('button', { name: 'Sign in' });
  expect(screen.queryByText(/signed out/)).toBeNull();
});
