// D151
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();
const chosen = 'bunna-kolo-and-rain';

test('the name in the menu opens the account, and a dialog opened from it returns to it', async () => {
  const { user } = await renderApp(standard.app, { as: 'hana' });
  await user.click(await screen.findByRole('button', { name: 'hana · Bole: My account' }));
  const account = within(await screen.findByRole('dialog', { name: 'My account' }));
  expect(window.location.search).toBe('?dialog=account');
  await user.click(await account.findByRole('button', { name: 'Change password' }));
  const inner = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await user.click(inner.getByRole('button', { name: 'Cancel' }));
  const back = within(await screen.findByRole('dialog', { name: 'My account' }));
  await user.click(back.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the payments of an event do not open the user’s account', async () => {
  await renderApp(standard.app, { as: 'admin', address: '/events?event=1&dialog=account' });
  await screen.findByRole('dialog');
  expect(screen.queryByRole('dialog', { name: 'My account' })).toBeNull();
});

test('a user whose password was set by another user must change it before anything is shown', async () => {
  const admin = await standard.app.as('admin');
  const password = 'a-quiet-courtyard';
  await admin.post('/api/user', { username: 'liya', password, branchId: 1, must_change: true });
  const { user, calls } = await renderApp(standard.app);
  await user.type(await screen.findByLabelText(/^Username/), 'liya');
  await user.type(await screen.findByLabelText(/^Password/), password);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Choose your own password' }),
  ).toBeVisible();
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  await user.type(await screen.findByLabelText(/^Your password now/), password);
  await user.type(await screen.findByLabelText(/^New password/), chosen);
  await user.type(await screen.findByLabelText(/^Confirm Password/), chosen);
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeVisible();
  expect(
    (await standard.app.guest.post('/api/login', { username: 'liya', password: chosen })).status,
  ).toBe(200);
});
