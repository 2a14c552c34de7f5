import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const dawit = await standard.app.as('dawit');
  const [{ id: actionId }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await dawit.patch('/api/transactions', accept);
  const rest = { isAdvance: true, settle_amount: 700, settle_date: '2026-10-05' };
  await dawit.post('/api/transactions', { type: 'out', amount: 300, remark: 'ድንኳን', ...rest });
});

const open = (as: string) =>
  renderScreen(standard.app, <CashbookScreen />, { as, address: '/cashbook?tab=advance&branch=1' });

test('the client and the event of an advance are links', async () => {
  await open('admin');
  const row = within(await screen.findByRole('row', { name: /አልማዝ ተስፋዬ/ }));
  expect(row.getByRole('link', { name: 'አልማዝ ተስፋዬ' })).toHaveAttribute('href', '/clients?client=1');
  expect(row.getByRole('link', { name: /^Meskerem 21/ })).toHaveAttribute(
    'href',
    '/events?event=1&on=2026-10-01',
  );
});

test('an advance paid in cash shows its settlement date, and incoming and outgoing sums are separate', async () => {
  await open('dawit');
  expect(await screen.findByRole('row', { name: /ድንኳን/ })).toHaveTextContent(
    'to settle on Meskerem 25, 2019',
  );
  expect(screen.getByRole('button', { name: /^Settle, አልማዝ ተስፋዬ/ })).toHaveTextContent(
    '170,000 Br',
  );
  const foot = await screen.findByRole('row', { name: /^Total/ });
  expect(foot).toHaveTextContent('in 50,000 Brout 300 Br');
  expect(foot).toHaveTextContent('in 170,000 Brout 700 Br');
});
