// D12, D106, spec:8
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { activateLanguage } from '../i18n/language.ts';
import { failCalls } from '../testing/open-browser.ts';
import { renderApp } from '../testing/render-app.tsx';
import { useApp } from '../testing/use-app.ts';

const standard = useApp();

beforeEach(async () => {
  await standardPeople(standard.app);
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  await (
    await standard.app.as('dawit')
  ).post('/api/transactions', {
    amount: 20_000,
    type: 'in',
    remark: 'ከሽያጭ',
  });
  const budget = { type: 'create', spender: 4, budget: 10_000, reason: 'ለገበያ' };
  await (await standard.app.as('dawit')).post('/api/petty-cash', budget);
});

function refuseWrites() {
  const working = globalThis.fetch;
  const body = JSON.stringify({ success: false, msg: 'No.', code: 'INTERNAL', requestId: 'r-7' });
  const headers = { 'Content-Type': 'application/json' };
  globalThis.fetch = async (input, init) =>
    new Request(input, init).method === 'GET'
      ? working(input, init)
      : new Response(body, { status: 500, headers });
}

interface Save {
  readonly what: string;
  readonly as: string;
  readonly address: string;
  readonly sentence: string;
  readonly submit?: string;
  readonly fill?: (user: UserEvent) => Promise<void>;
}

const wedding = '/events?event=1&on=2026-10-01&dialog=';
const failed = 'An error has occurred!';
const wrong = 'Something went wrong';

const typeAmount = async (user: UserEvent) =>
  user.type(await screen.findByLabelText(/^Amount/), '500');
const tickSomebody = async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name: /አበበ/ }));

const saves: readonly Save[] = [
  { what: 'item', as: 'admin', address: '/items?dialog=edit&id=1', sentence: failed },
  { what: 'branch', as: 'admin', address: '/branches?dialog=edit&id=1', sentence: failed },
  { what: 'employee', as: 'dawit', address: '/employees?dialog=edit&id=1', sentence: failed },
  { what: 'vendor', as: 'dawit', address: '/vendors?dialog=edit&id=1', sentence: failed },
  { what: 'user', as: 'admin', address: '/users?dialog=edit&id=4', sentence: failed },
  { what: 'client', as: 'hana', address: '/clients?dialog=edit&id=1', sentence: failed },
  { what: 'settings', as: 'admin', address: '/settings', sentence: failed },
  {
    what: 'acceptance',
    as: 'dawit',
    address: '/cashbook?tab=pending&dialog=accept&id=1',
    sentence: failed,
    submit: 'Accept',
  },
  {
    what: 'package',
    as: 'admin',
    address: '/packages?dialog=edit&id=1',
    sentence: wrong,
    submit: 'Update',
  },
  {
    what: 'petty cash',
    as: 'dawit',
    address: '/cashbook?tab=petty&dialog=petty-add&id=1',
    sentence: wrong,
    fill: typeAmount,
  },
  { what: 'access', as: 'admin', address: '/users?dialog=access&id=4', sentence: `${wrong}!` },
  {
    what: 'assignment',
    as: 'hana',
    address: `${wedding}employees`,
    sentence: `${wrong}!`,
    submit: 'Assign (1) Employee',
    fill: tickSomebody,
  },
  {
    what: 'event',
    as: 'hana',
    address: `${wedding}edit`,
    sentence: 'The event was not updated',
  },
];

/** Other forms run only in `pnpm test:all`. */
const sample = new Set(['item', 'acceptance']);

for (const { what, as, address, sentence, submit = 'Save', fill } of saves) {
  test(
    `a failed save of ${what} shows its message, and the form stays`,
    { tags: sample.has(what) ? [] : ['long'] },
    async () => {
      const { user } = await renderApp(standard.app, { as, address });
      await fill?.(user);
      const button = await screen.findByRole('button', { name: submit });
      await waitFor(() => expect(button).toBeEnabled());
      refuseWrites();
      await user.click(button);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getAllByText('Tell the office this number: r-7')[0]).toBeVisible();
      expect(await screen.findByRole('button', { name: submit })).toBeEnabled();
    },
  );
}

test('a failed deletion is reported in the confirmation dialog', async () => {
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/items' });
  await user.click(await screen.findByRole('button', { name: 'Actions, ክትፎ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  refuseWrites();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await question.findByText('Tell the office this number: r-7')).toBeVisible();
});

test('packages that fail to load are reported in the event form', async () => {
  await renderApp(standard.app, { as: 'hana', address: '/login' });
  failCalls('/api/package');
  window.history.pushState(null, '', '/?dialog=schedule');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('Error occurred while fetching data')).toBeVisible();
});

test('a calendar that fails to load shows an error', async () => {
  await renderApp(standard.app, { as: 'hana', address: '/clients' });
  await screen.findByRole('heading', { level: 1, name: 'Event Clients' });
  failCalls('/api/get-calendar');
  window.history.pushState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect((await screen.findAllByText('Something went wrong'))[0]).toBeVisible();
});

test('a refusal by the server is shown in Amharic', async () => {
  await activateLanguage('am');
  const { user } = await renderApp(standard.app, { as: 'admin', address: '/items?dialog=add' });
  await user.type(await screen.findByLabelText(/^የምግብ ስም/), 'ክትፎ');
  await user.click(await screen.findByRole('button', { name: 'አስቀምጥ' }));
  expect((await screen.findAllByText('እንዲህ ያለ አስቀድሞ አለ።'))[0]).toBeVisible();
});
