// D129
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { holdCalls } from '#testing/open-browser.ts';
import { useSavedFiles } from '#testing/saved-files.ts';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();
const wedding = 'አልማዝ ተስፋዬ, Meskerem 21, 2019';

beforeEach(async () => {
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 4_500, type: 'out', remark: 'ጋዝ ለወጥ ቤት' });
});

const open = (address: string, as = 'dawit') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

async function choose(user: UserEvent, dialog: ReturnType<typeof within>, category: string) {
  await user.type(await dialog.findByRole('combobox', { name: 'Event' }), 'አልማዝ');
  await user.click(await screen.findByRole('option', { name: wedding }));
  await user.click(dialog.getByRole('button', { name: /Category/ }));
  await user.click(await screen.findByRole('option', { name: category }));
}

const row = (name: RegExp) => screen.findByRole('row', { name });

test('cash out is booked for an event that is found by typing', async () => {
  const { user } = await open('/cashbook?dialog=out');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash Out' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '900');
  await user.type(dialog.getByLabelText(/^Remark/), 'ሽንኩርት');
  await user.click(dialog.getByRole('button', { name: 'Which event was it for?' }));
  await choose(user, dialog, 'Food and drinks');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await row(/ሽንኩርት/)).toHaveTextContent(`${wedding} · Food and drinks`);
});

test('an event can be chosen while a slow connection reloads the list', async () => {
  const { user } = await open('/cashbook?dialog=out');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash Out' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '900');
  await user.type(dialog.getByLabelText(/^Remark/), 'ሽንኩርት');
  await user.click(dialog.getByRole('button', { name: 'Which event was it for?' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Event' }));
  await user.keyboard('{ArrowDown}');
  const option = await screen.findByRole('option', { name: wedding });
  const { held, release } = holdCalls('/api/cost-events');
  await user.keyboard('አልማዝ');
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  await expect.poll(held).toBeGreaterThan(0);
  await user.pointer({ keys: '[/MouseLeft]', target: option });
  expect(dialog.getByRole('combobox', { name: 'Event' })).toHaveValue(wedding);
  release();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await row(/ሽንኩርት/)).toHaveTextContent(wedding);
});

test("the event and category of an entry are set from its row's menu, and removed again", async () => {
  const { user } = await open('/cashbook');
  const act = async () => {
    await user.click(
      await screen.findByRole('button', { name: /^Which event was it for\?, ጋዝ ለወጥ ቤት/ }),
    );
    return within(await screen.findByRole('dialog', { name: 'Which event was it for?' }));
  };
  const dialog = await act();
  await choose(user, dialog, 'Gas and charcoal');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Was for')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'For which event…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Which event was it for?' }));
  await user.click(await again.findByRole('button', { name: 'No event' }));
  expect(again.getByRole('combobox', { name: 'Event' })).toHaveFocus();
  expect(again.getByRole('combobox', { name: 'Event' })).toHaveValue('');
  await user.click(again.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Cash entry' });
  await waitFor(() => expect(screen.queryByText('Was for')).toBeNull());
  await user.keyboard('{Escape}');
  expect(await row(/ጋዝ ለወጥ ቤት/)).toHaveTextContent('Gas and charcoal');
});

test('a petty cash funding offers no choice of event', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/petty-cash', { type: 'create', spender: 4, budget: 500, reason: 'ለገበያ' });
  await open('/cashbook');
  await row(/kebede/);
  expect(screen.getByRole('button', { name: /^Correct…, kebede/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Which event was it for\?, kebede/ })).toBeNull();
});

test('a spender of petty cash chooses the event, and the purpose is the category', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/petty-cash', { type: 'create', spender: 4, budget: 500, reason: 'ለገበያ' });
  const { user } = await open('/cashbook?tab=petty&dialog=petty-spend&id=1', 'kebede');
  const dialog = within(await screen.findByRole('dialog', { name: 'Spend' }));
  await user.type(await dialog.findByLabelText(/^Amount/), '90');
  await user.click(dialog.getByRole('radio', { name: 'Transport' }));
  await user.click(dialog.getByRole('button', { name: 'Which event was it for?' }));
  await user.click(await dialog.findByRole('combobox', { name: 'Event' }));
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: wedding }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Data Saved!')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  expect(await screen.findByText(`${wedding} · Transport`)).toBeVisible();
});

test('the book is filtered by category and by event, and its export has both columns', async () => {
  const dawit = await standard.app.as('dawit');
  const tagged = { eventId: 1, category: 'rent', remark: 'ድንኳን' };
  await dawit.post('/api/transactions', { amount: 70, type: 'out', ...tagged });
  const { user } = await open('/cashbook?costOf=1&category=rent');
  expect(await row(/ድንኳን/)).toBeVisible();
  expect(screen.queryByRole('row', { name: /ጋዝ ለወጥ ቤት/ })).toBeNull();
  expect(screen.getByText('አልማዝ ተስፋዬ')).toBeVisible();
  expect(screen.getByText('Rent')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Actions, Cashbook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  const [, line] = await saved.linesOf('cashbook-bole-2019-01-11.csv');
  expect(line).toContain(`"${wedding}",Rent`);
});
