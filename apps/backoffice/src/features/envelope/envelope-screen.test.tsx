// D178
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginCalls, failCalls } from '#testing/open-browser.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { useSavedFiles } from '#testing/saved-files.ts';
import { useApp } from '#testing/use-app.ts';
import { EnvelopeScreen } from './envelope-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();

const open = (as = 'admin', address = '/accountant') =>
  renderScreen(standard.app, <EnvelopeScreen />, { as, address });

const make = () => screen.findByRole('button', { name: 'Make the file' });

const lastExport = async () => {
  const { logs } = (await (await standard.app.as('admin')).get('/api/action-logs')).body;
  return logs[0];
};

test('last month is chosen by default, and its file is saved and logged', async () => {
  const { user } = await open();
  expect(await screen.findByRole('button', { name: /Month$/ })).toHaveTextContent('Nehase 2018');
  await user.click(await make());
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(saved.names()).toEqual(['envelope-2018-12-2018-12.zip']);
  expect(await lastExport()).toMatchObject({ action: 'list.export', subject: 'envelope' });
});

test('an admin chooses a quarter and a branch', async () => {
  const { user } = await open('admin', '/accountant?branch=1');
  await user.click(await screen.findByRole('radio', { name: 'Quarter' }));
  await user.click(await screen.findByRole('button', { name: /Quarter$/ }));
  const first = { name: /^Quarter 1 of fiscal year 2019/ };
  const option = await screen.findByRole('option', first);
  expect(option).toHaveTextContent('Hamle 2018 – Meskerem 2019');
  await user.click(option);
  await user.click(await make());
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(saved.names()).toEqual(['envelope-branch-1-2018-11-2019-01.zip']);
});

test('staff get the file of their branch, and cannot choose another', async () => {
  const { user } = await open('dawit');
  await user.click(await make());
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Branch' })).toBeNull();
});

test('the download shows its progress, and Stop saves no file', async () => {
  const { user } = await open();
  const mend = beginCalls('/api/envelope', 3_000);
  await user.click(await make());
  expect(await screen.findByText('3 kB so far')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Stopped, and no file was saved.')).toBeVisible();
  expect(saved.names()).toEqual([]);
  mend();
});

test('an interrupted download is not saved, and can be retried', async () => {
  const { user } = await open();
  const mend = failCalls('/api/envelope');
  await user.click(await make());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The file broke off, and nothing was saved');
  expect(saved.names()).toEqual([]);
  mend();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
});

test('the screen says that the file was not tested with a real Peachtree', async () => {
  await open();
  expect(await screen.findByText(/not tried with a real Peachtree/)).toBeVisible();
});
