import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storageKeys } from '../../browser/saved-choices.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { AccountDialogs } from './account-dialogs.tsx';

const standard = useApp();
afterEach(() => localStorage.removeItem(storageKeys.scheme));

const open = () =>
  renderScreen(standard.app, <AccountDialogs />, { as: 'hana', address: '/?dialog=account' });
const choice = (name: string) => screen.findByRole('radio', { name });
const shown = () => document.documentElement.dataset['kitScheme'];

// spec:1
test("the page starts in the device's colour scheme, and then uses the chosen one", async () => {
  const { user } = await open();
  expect(await choice('System')).toBeChecked();
  expect(shown()).toBe('system');
  await user.click(await choice('Dark'));
  expect(shown()).toBe('dark');
  cleanup();
  await open();
  expect(await choice('Dark')).toBeChecked();
  expect(shown()).toBe('dark');
});

test("the browser's toolbar colour follows the chosen scheme", async () => {
  const bar = document.head.appendChild(document.createElement('meta'));
  bar.setAttribute('media', '(prefers-color-scheme: dark)');
  const { user } = await open();
  await user.click(await choice('Dark'));
  expect(bar).toHaveAttribute('media', 'all');
  await user.click(await choice('Light'));
  expect(bar).toHaveAttribute('media', 'not all');
  bar.remove();
});

test('a scheme chosen in another tab applies here too', async () => {
  await open();
  expect(await choice('System')).toBeChecked();
  localStorage.setItem(storageKeys.scheme, 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storageKeys.scheme })));
  expect(await choice('Dark')).toBeChecked();
  expect(shown()).toBe('dark');
});
