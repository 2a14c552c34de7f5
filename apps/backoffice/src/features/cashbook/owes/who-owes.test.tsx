/** Who owes, also those who paid nothing yet, with what can be done about it. */
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useApp } from '../../../testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
const address = '/cashbook?tab=owes';

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const of = { name: 'ኃይሌ ገብረ', primary_phone: '0912556677', secondary_phone: '0912556677' };
  await hana.post('/api/event', buildEvent({ client: of, advance_amount: 0 }));
});

const accept = async () => {
  const dawit = await standard.app.as('dawit');
  const [{ id }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const body = { type: 'pending', action: 'accept', actionId: id, amount: 50_000 };
  await dawit.patch('/api/transactions', body);
};

const open = (as: string) => renderScreen(standard.app, <CashbookScreen />, { as, address });

// D131
test('who paid nothing is listed, and what waits stands outside of the sum', async () => {
  await open('dawit');
  expect(await screen.findByText(/2 events/)).toHaveTextContent('390,000 Br · 2 events');
  expect(screen.getByText(/waiting for the cashier/)).toHaveTextContent('50,000 Br');
  expect(await screen.findByRole('row', { name: /ኃይሌ ገብረ/ })).toHaveTextContent(
    /in 10 days.*220,000 Br/,
  );
});

// D131
test('what is left is settled from the list', async () => {
  await accept();
  const { user } = await open('dawit');
  await user.click(await screen.findByRole('button', { name: 'Settle, አልማዝ ተስፋዬ' }));
  expect(await screen.findByLabelText(/^Amount/)).toHaveValue('170,000');
  const dialog = within(screen.getByRole('dialog', { name: 'Settle Advance' }));
  await user.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('170,000 Br received from አልማዝ ተስፋዬ. 0 Br left.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /አልማዝ/ })).toBeNull());
});

// D131
test('a client is reminded once a day, by who may schedule events', async () => {
  await standard.app.createUser({
    username: 'lily',
    branch_id: 1,
    access: ['Cashbook View Records', 'View Events', 'Create Event'],
  });
  const { user } = await open('lily');
  await user.click(await screen.findByRole('button', { name: 'Send reminder, ኃይሌ ገብረ' }));
  expect(await screen.findByText('ኃይሌ ገብረ is asked for 220,000 Br.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Reminded today, ኃይሌ ገብረ' })).toBeDisabled();
});

test('who may not schedule events cannot remind', async () => {
  await open('dawit');
  await screen.findByRole('row', { name: /ኃይሌ ገብረ/ });
  expect(screen.queryByRole('button', { name: /^Send reminder/ })).toBeNull();
});
