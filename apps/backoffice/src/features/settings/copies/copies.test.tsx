/** A browser test in tests/screens downloads a copy. D163 */
import { makeCopy, testPassword } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useSavedFiles } from '#testing/saved-files.ts';
import { useApp } from '#testing/use-app.ts';
import { failCalls } from '#testing/open-browser.ts';
import { SettingsScreen } from '../settings-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();
const secret = 'seven goats and one drum';

const open = (options: { as?: string; failing?: string } = {}) =>
  renderScreen(standard.app, <SettingsScreen />, {
    as: 'admin',
    address: '/settings?tab=copies',
    ...options,
  });

async function openDialog() {
  const { user } = await open();
  const [download] = await screen.findAllByRole('button', { name: /^Download, / });
  if (download === undefined) throw new Error('there is no copy to download');
  await user.click(download);
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a copy home' }));
  const type = async (passphrase: string, again = passphrase) => {
    await user.type(dialog.getByLabelText(/^Passphrase/), passphrase);
    await user.type(dialog.getByLabelText(/^The passphrase once more/), again);
    await user.click(dialog.getByRole('button', { name: 'Download' }));
  };
  return { user, dialog, type };
}

test('before the first copy, the tab says when it will be made', async () => {
  await open();
  expect(await screen.findByText(/The first one is made within the hour/)).toBeVisible();
});

test('an admin sees the daily copies', async () => {
  await makeCopy(standard.app, '2026-09-22');
  await open();
  expect(await screen.findByRole('row', { name: /Meskerem 12, 2019/ })).toHaveTextContent(/MB/u);
});

test('a short passphrase and a mismatched repetition are reported at their fields', async () => {
  await makeCopy(standard.app, '2026-09-23');
  const { dialog, type } = await openDialog();
  await type('goats', 'goat');
  expect((await dialog.findAllByText('At least twelve signs'))[0]).toBeVisible();
  expect(dialog.getAllByText('It is not the same as above')[0]).toBeVisible();
  expect(saved.names()).toEqual([]);
});

test('a guessable passphrase, and one equal to the admin’s password, are refused at the field', async () => {
  await makeCopy(standard.app, '2026-09-26');
  const { user, dialog, type } = await openDialog();
  await type('123456789012');
  expect((await dialog.findAllByText(/^Too easy to guess: many people/))[0]).toBeVisible();
  for (const field of dialog.getAllByLabelText(/passphrase/i)) await user.clear(field);
  await type(testPassword);
  expect((await dialog.findAllByText(/^This is your password/))[0]).toBeVisible();
  expect(dialog.getByLabelText(/^Passphrase/)).toHaveValue(testPassword);
  expect(saved.names()).toEqual([]);
});

test('an interrupted download saves no file, and keeps the input', async () => {
  await makeCopy(standard.app, '2026-09-24');
  const { dialog, type } = await openDialog();
  const mend = failCalls('/api/copies');
  await type(secret);
  expect(await dialog.findByText('The copy could not be downloaded')).toBeVisible();
  expect(dialog.getByLabelText(/^Passphrase/)).toHaveValue(secret);
  expect(saved.names()).toEqual([]);
  mend();
});

test('a list of copies that failed to load can be retried', async () => {
  await makeCopy(standard.app, '2026-09-25');
  const { user, mend } = await open({ failing: '/api/copies' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mend();
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Meskerem 15, 2019/ })).toBeVisible();
});

test('the reminder is saved with the other settings', async () => {
  const { user } = await open();
  const days = await screen.findByLabelText(/^Days without a download/);
  expect(days).toHaveValue('7');
  await user.clear(days);
  await user.type(days, '14');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully Saved!')).toBeVisible();
});

test('staff with System Settings have no tab for copies', async () => {
  const access = ['System Settings'] as const;
  await standard.app.createUser({ username: 'setter', branch_id: 1, access });
  const { calls } = await open({ as: 'setter' });
  expect(await screen.findByRole('tab', { name: 'Safety' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Copies' })).toBeNull();
  expect(calls.filter(({ path }) => path.startsWith('/api/copies'))).toEqual([]);
});
