// D159
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testing/open-browser.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { CalendarScreen } from './calendar-screen.tsx';
import { readMonthAhead } from './read-month-ahead.ts';

const standard = useApp();

const open = async (as: string) => {
  const { user } = await renderScreen(standard.app, <CalendarScreen />, { as, address: '/' });
  return user;
};

const list = async () => within(await screen.findByRole('region', { name: 'First steps' }));

test('an admin sees which steps are done, and each step links to its form', async () => {
  await open('admin');
  const steps = await list();
  expect(steps.getByText('4 of 8 done')).toBeVisible();
  expect(steps.getAllByRole('img', { name: 'done' })).toHaveLength(4);
  expect(steps.getByRole('link', { name: 'Opening figures' })).toHaveAttribute(
    'href',
    '/cashbook?dialog=opening&branch=1',
  );
  expect(steps.getByRole('link', { name: 'Bring it all in from Excel' })).toBeVisible();
});

test('staff see only the steps they may do, and cannot dismiss them', async () => {
  await open('hana');
  const steps = await list();
  expect(steps.getByRole('link', { name: 'The first event' })).toBeVisible();
  expect(steps.queryByRole('link', { name: 'Opening figures' })).toBeNull();
  expect(steps.queryByRole('button', { name: 'Put away' })).toBeNull();
});

test('dismissing the steps hides them for everybody', async () => {
  const user = await open('admin');
  await user.click((await list()).getByRole('button', { name: 'Put away' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
  const hana = await standard.app.as('hana');
  expect((await hana.get('/api/first-steps')).body).toMatchObject({ is_shown: false });
});

test('the steps are read before the first render of an empty month, but not of a month with events', async () => {
  const { calls } = await openBrowser(standard.app, { as: 'hana', address: '/' });
  const askedFor = () => calls.filter(({ path }) => path === '/api/first-steps').length;
  const hana = await standard.app.as('hana');
  await readMonthAhead();
  expect(askedFor()).toBe(1);
  await hana.post('/api/event', buildEvent());
  await openBrowser(standard.app, { as: 'hana', address: '/' });
  await readMonthAhead();
  expect(askedFor()).toBe(1);
});
