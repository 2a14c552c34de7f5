// D151-D153
import { callerOf, testPassword } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { AccountDialogs } from './account-dialogs.tsx';

const standard = useApp();
const chosen = 'bunna-kolo-and-rain';

async function openAccount() {
  const { user } = await renderScreen(standard.app, <AccountDialogs />, {
    as: 'hana',
    address: '/?dialog=account',
  });
  const account = within(await screen.findByRole('dialog', { name: 'My account' }));
  return { user, account };
}

async function openPassword() {
  const { user, account } = await openAccount();
  await user.click(await account.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  const type = async (current: string, next: string, again = next) => {
    for (const [label, text] of [
      [/^Your password now/, current],
      [/^New password/, next],
      [/^Confirm Password/, again],
    ] as const) {
      await user.clear(dialog.getByLabelText(label));
      await user.type(dialog.getByLabelText(label), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { user, dialog, type };
}

const signIn = (username: string, password: string) =>
  standard.app.guest.post('/api/login', { username, password });

test('a user who knows the current password can change it', async () => {
  const { type } = await openPassword();
  await type(testPassword, chosen);
  expect(await screen.findByText('Your password is changed')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'My account' })).toBeVisible();
  expect((await signIn('hana', testPassword)).status).toBe(401);
  expect((await signIn('hana', chosen)).status).toBe(200);
});

test('a wrong, a weak and a mismatched password are each reported at their field', async () => {
  const { dialog, type } = await openPassword();
  await type(testPassword, chosen, `${chosen}s`);
  expect((await dialog.findAllByText('Password does not match!'))[0]).toBeVisible();
  await type('not-my-password', chosen);
  expect(await dialog.findByRole('button', { name: /^Your password now: / })).toBeVisible();
  await type(testPassword, 'password1');
  expect((await dialog.findAllByText(/Too easy to guess/))[0]).toBeVisible();
  expect((await signIn('hana', testPassword)).status).toBe(200);
});

test('open sessions are listed, and one press ends all others', async () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  const phone = await standard.app.guest.post(
    '/api/login',
    { username: 'hana', password: testPassword },
    { 'User-Agent': agent },
  );
  const elsewhere = callerOf(standard.app.fetch, phone.body.token);
  const { user, account } = await openAccount();
  expect(await account.findByRole('row', { name: /Chrome on Android · / })).toBeVisible();
  expect(account.getByText('This one')).toBeVisible();
  await user.click(account.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(account.queryByRole('row', { name: /Chrome on Android/ })).toBeNull());
  expect((await elsewhere.get('/api/user-info')).body.code).toBe('SESSION_EXPIRED');
});
