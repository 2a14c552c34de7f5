import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

const open = (as: string) =>
  renderScreen(standard.app, <CashbookScreen />, { as, address: '/cashbook?tab=pending' });

const schedule = async () =>
  (await (await standard.app.as('hana')).post('/api/event', buildEvent())).body.event.id;

test('a claim shows the client, the day, the amount, who entered it, and what is left after it', async () => {
  await schedule();
  await open('dawit');
  const card = within(await screen.findByRole('article', { name: 'አልማዝ ተስፋዬ' }));
  expect(card.getByText('+50,000 Br')).toBeVisible();
  expect(card.getByText(/Meskerem 21, 2019/)).toBeVisible();
  expect(card.getByText('350 guests')).toBeVisible();
  expect(card.getByText(/^Entered by hana/)).toHaveTextContent('Meskerem 11, 2019');
  expect(card.getByText(/^After this:/)).toHaveTextContent(
    '50,000 Br received · 0 Br waiting · 170,000 Br left',
  );
  expect(card.getByRole('button', { name: /^Accept, / })).toBeVisible();
  expect(card.getByRole('button', { name: /^Reject, / })).toBeVisible();
});

test('the receipt of an accepted payment is one press away', async () => {
  await schedule();
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: /^Accept, / }));
  const accept = within(await screen.findByRole('dialog', { name: 'Accept Payment' }));
  await user.click(accept.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/^50,000 Br received from/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Print payment slip' }));
  const receipt = within(await screen.findByRole('article'));
  expect(receipt.getByText('No. 1')).toBeVisible();
  expect(receipt.getByText('50,000 Br')).toBeVisible();
});

test('the receipt of a settled rest is one press away', async () => {
  await schedule();
  const dawit = await standard.app.as('dawit');
  const [{ id: actionId }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await dawit.patch('/api/transactions', accept);
  const address = '/cashbook?tab=advance';
  const { user } = await renderScreen(standard.app, <CashbookScreen />, { as: 'dawit', address });
  await user.click(await screen.findByRole('button', { name: /^Settle/ }));
  const settle = within(await screen.findByRole('dialog', { name: 'Settle Advance' }));
  await user.click(settle.getByRole('button', { name: 'Settle' }));
  await user.click(await screen.findByRole('button', { name: 'Print payment slip' }));
  const receipt = within(await screen.findByRole('article'));
  expect(receipt.getByText('No. 2')).toBeVisible();
  expect(receipt.getByText('170,000 Br')).toBeVisible();
});

test('the refund of a deleted event is labelled as one', async () => {
  const id = await schedule();
  const dawit = await standard.app.as('dawit');
  const [{ id: actionId }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await dawit.patch('/api/transactions', accept);
  await (await standard.app.as('admin')).delete('/api/event', { id, refund: 50_000 });
  const { user } = await open('dawit');
  const card = within(await screen.findByRole('article', { name: 'አልማዝ ተስፋዬ' }));
  expect(card.getByText('−50,000 Br')).toBeVisible();
  expect(card.getByText(/^Refund of a deleted event/)).toBeVisible();
  expect(card.queryByText(/^After this/)).toBeNull();
  await user.click(card.getByRole('button', { name: /^Accept/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Refund' }));
  expect(await dialog.findByText(/^Refund of a deleted event/)).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '45000');
  const effect = await dialog.findByText(/^After this the branch keeps/);
  expect(effect).toHaveTextContent('After this the branch keeps 5,000 Br of it.');
});

test('the client and the event are one press away from the card', async () => {
  await schedule();
  await open('admin');
  const card = within(await screen.findByRole('article', { name: 'አልማዝ ተስፋዬ' }));
  expect(card.getByRole('link', { name: 'አልማዝ ተስፋዬ' })).toHaveAttribute(
    'href',
    '/clients?client=1',
  );
  expect(card.getByRole('link', { name: /^Meskerem 21/ })).toHaveAttribute(
    'href',
    '/events?event=1&on=2026-10-01',
  );
});

test('an empty list tells which payments will appear in it', async () => {
  await open('dawit');
  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getByText(/^Nothing waits for you\. An advance that is entered/)).toBeVisible();
});
