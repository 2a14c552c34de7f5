/** A row of the book says with whom, and a press on it shows what is known. */
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useApp } from '../../../testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const { dj } = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  await hana.post('/api/assign-vendor', { eventId: event.id, vendors: [dj] });
  const dawit = await standard.app.as('dawit');
  const [{ id: actionId }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await dawit.patch('/api/transactions', accept);
  await dawit.patch('/api/vendor-ledger', { vendorId: dj, amount: 10_000 });
});

const factsOf = (dialog: HTMLElement) =>
  Object.fromEntries(
    within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('a row names who was paid, and sequence numbers have no gaps', async () => {
  await renderScreen(standard.app, <CashbookScreen />, { as: 'dawit', address: '/cashbook' });
  expect(await screen.findByRole('row', { name: /Selam DJ · Vendor payment/ })).toHaveTextContent(
    /Out.*2.*Selam DJ/,
  );
  expect(screen.getByRole('row', { name: /አልማዝ ተስፋዬ · Event payment/ })).toHaveTextContent(
    /In.*1.*አልማዝ/,
  );
});

test('pressing a row shows its known facts, and no empty remark', async () => {
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: '/cashbook',
  });
  await user.click(await screen.findByRole('button', { name: /^አልማዝ ተስፋዬ · Event payment/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Cash entry' });
  expect(factsOf(dialog)).toMatchObject({
    'Txn ID': '1',
    Kind: 'Event payment',
    With: 'አልማዝ ተስፋዬ',
    'Entered by': 'hana',
    'Approved by': 'dawit',
    Branch: 'Bole',
  });
  expect(within(dialog).queryByText('—')).toBeNull();
});
