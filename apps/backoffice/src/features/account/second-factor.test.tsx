// D152, D153
import { callerOf, secondFactorCode, testPassword } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();

const codeNow = (key: string) => secondFactorCode(key, standard.app.clock.now());

const codesIn = (root: HTMLElement) =>
  within(root)
    .getAllByText(/^[a-z0-9]{4,}-[a-z0-9-]{4,}$/u)
    .map(({ textContent }) => textContent ?? '');

async function confirm(user: UserEvent, root: HTMLElement) {
  const key = (await within(root).findByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]+$/u)).textContent ?? '';
  const code = codeNow(key);
  // With the space and invisible signs that an authenticator app copies.
  await user.click(within(root).getByLabelText(/^Code that the app shows now/));
  await user.paste(`\u200e${code.slice(0, 3)}\u00a0${code.slice(3)}\u200b`);
  await user.click(within(root).getByRole('button', { name: 'Confirm' }));
  return key;
}

const require = async (two_factor: 'off' | 'admin' | 'money') => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { two_factor });
};

async function setUp() {
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/?dialog=account' });
  const account = within(await screen.findByRole('dialog', { name: 'My account' }));
  await user.click(await account.findByRole('button', { name: 'Set up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Second factor' });
  return { user, dialog };
}

test('a second factor is set up with an authenticator code, and its recovery codes are shown once', async () => {
  const { user, dialog } = await setUp();
  await user.type(await within(dialog).findByLabelText(/^Code that the app shows now/), '12');
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect((await within(dialog).findAllByText('Type the six digits'))[0]).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/^Code that the app shows now/));
  await confirm(user, dialog);
  const notice = await screen.findByText('Keep these codes on paper');
  const codes = codesIn(screen.getByRole('dialog', { name: 'Second factor' }));
  expect([notice.isConnected, codes.length]).toEqual([true, 10]);
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  const account = within(await screen.findByRole('dialog', { name: 'My account' }));
  expect(await account.findByText('10 recovery codes left')).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

async function withSecondFactor() {
  const admin = await standard.app.as('admin');
  const { secret } = (await admin.post('/api/two-factor')).body;
  const body = JSON.stringify({ code: codeNow(secret) });
  const headers = { 'Content-Type': 'application/json' };
  const put = await admin.send('/api/two-factor', { method: 'PUT', headers, body });
  await require('admin');
  standard.app.clock.advance(1);
  return { code: codeNow(secret), recovery: String(put.body.recovery_codes[0]) };
}

test.each(['code', 'recovery'] as const)(
  'the sign-in asks for the second factor and accepts this kind of code: %s',
  async (kind) => {
    const codes = await withSecondFactor();
    const { user } = await renderApp(standard.app);
    await user.type(await screen.findByLabelText(/^Username/), 'admin');
    await user.type(await screen.findByLabelText(/^Password/), testPassword);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Now the code of your second factor.')).toBeVisible();
    const field = screen.getByLabelText(/^Code from your app/);
    expect(field).toHaveFocus();
    await user.type(field, '000000{Enter}');
    expect(await screen.findByText(/^The code is not right/)).toBeVisible();
    await user.clear(field);
    await user.click(field);
    await user.paste(`\u200e${codes[kind].slice(0, 3)}\u00a0${codes[kind].slice(3)}\u200b`);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  },
);

test('a second factor is removed with one of its codes, and a wrong code is reported at its field', async () => {
  const { recovery } = await withSecondFactor();
  await require('off');
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/?dialog=account' });
  const account = within(await screen.findByRole('dialog', { name: 'My account' }));
  expect(
    await account.findByText('Signing in asks for the code that your app shows.'),
  ).toBeVisible();
  await user.click(await account.findByRole('button', { name: 'Take off' }));
  const title = 'Take off the second factor?';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const code = await dialog.findByLabelText(/^Code from your app, or a recovery code/);
  await user.type(code, '000000');
  await user.click(dialog.getByRole('button', { name: 'Take off' }));
  expect((await dialog.findAllByText('This code is not right'))[0]).toBeVisible();
  await user.clear(code);
  await user.type(code, recovery);
  await user.click(dialog.getByRole('button', { name: 'Take off' }));
  expect(await screen.findByText('The second factor is taken off')).toBeVisible();
  const back = within(await screen.findByRole('dialog', { name: 'My account' }));
  expect(await back.findByText('Not set up')).toBeVisible();
});

test('a required second factor must be set up before anything is shown', async () => {
  await require('money');
  const { user } = await renderApp(standard.app, { as: 'dawit' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' }),
  ).toBeVisible();
  await confirm(user, document.body);
  await screen.findByText('Keep these codes on paper');
  await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cashbook' })).toBeVisible();
});

test('a setting makes the second factor required', async () => {
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/settings?tab=safety' });
  const form = within(await screen.findByRole('form', { name: 'System Settings' }));
  await user.click(form.getByRole('button', { name: /Second factor at sign-in/ }));
  await user.click(await screen.findByRole('option', { name: 'For admins' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' }),
  ).toBeVisible();
});

test('an admin removes the second factor of a user who lost the phone', async () => {
  const hana = await standard.app.as('hana');
  const { secret } = (await hana.post('/api/two-factor')).body;
  const body = JSON.stringify({ code: codeNow(secret) });
  const headers = { 'Content-Type': 'application/json' };
  await hana.send('/api/two-factor', { method: 'PUT', headers, body });
  const { id } = (await hana.get('/api/user-info')).body.user;
  const { user } = await renderApp(standard.app, {
    as: 'admin',
    address: `/users?dialog=edit&id=${id}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await user.click(await dialog.findByRole('switch', { name: /second factor/u }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User successfully updated!')).toBeVisible();
  expect((await hana.get('/api/two-factor')).body.enabled).toBe(false);
});

test('after half an hour the password is asked for again, and then the typed values are saved', async () => {
  const { user, settled } = await renderApp(standard.app, {
    as: 'admin',
    address: '/settings?tab=business',
  });
  const form = within(await screen.findByRole('form', { name: 'System Settings' }));
  await user.type(form.getByLabelText(/^Account name/), 'ድግስ');
  // A call still in flight would find its session expired.
  await settled();
  const caller = callerOf(standard.app.fetch, window.sessionStorage.getItem('digis.token'));
  for (let passed = 0; passed < 40; passed += 10) {
    standard.app.clock.advance(10);
    await caller.post('/api/heartbeat');
  }
  await user.click(form.getByRole('button', { name: 'Save' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await user.type(await proof.findByLabelText(/^Password/), 'not-my-password');
  await user.click(proof.getByRole('button', { name: 'Go on' }));
  expect((await proof.findAllByRole('button', { name: /^Password: / }))[0]).toBeVisible();
  await user.clear(proof.getByLabelText(/^Password/));
  await user.type(proof.getByLabelText(/^Password/), testPassword);
  await user.click(proof.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { settings } = (await caller.get('/api/settings')).body;
  expect(settings).toContainEqual(expect.objectContaining({ name: 'acc_name', value: 'ድግስ' }));
});
