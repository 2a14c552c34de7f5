// D72, D137, D138
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { useApp } from '../../testing/use-app.ts';

const standard = useApp();
const THREE_MONTHS = 91 * 24 * 60;
const PAID = /^አልማዝ ተስፋዬ · Event payment/u;

beforeEach(async () => {
  await (await standard.app.as('hana')).post('/api/event', buildEvent());
  const dawit = await standard.app.as('dawit');
  const [{ id: actionId }] = (await dawit.get('/api/transactions?type=pending')).body.data;
  const accept = { type: 'pending', action: 'accept', actionId, amount: 50_000 };
  await dawit.patch('/api/transactions', accept);
  standard.app.clock.advance(THREE_MONTHS);
  for (let amount = 1; amount <= 25; amount += 1) {
    const body = { type: 'in', amount, remark: `ሽያጭ ${amount}` };
    // oxlint-disable-next-line no-await-in-loop -- one book takes one entry after another
    await (await standard.app.as('dawit')).post('/api/transactions', body);
  }
});

function clicksOf(user: UserEvent) {
  let count = 0;
  return {
    click: async (place: HTMLElement) => {
      count += 1;
      await user.click(place);
    },
    count: () => count,
  };
}

async function begin() {
  const { user } = await renderApp(standard.app, { as: 'dawit', address: '/vendors' });
  const [cashbook] = await screen.findAllByRole('link', { name: 'Cashbook' });
  return { user, cashbook: cashbook as HTMLElement, ...clicksOf(user) };
}

test('a payment is found by its number', async () => {
  const { user, click, count } = await begin();
  const [search] = await screen.findAllByRole('button', { name: 'Search' });
  await click(search as HTMLElement);
  const palette = within(await screen.findByRole('dialog'));
  await user.type(await palette.findByRole('searchbox'), '#1');
  await click(await palette.findByRole('menuitem', { name: /#1 · አልማዝ ተስፋዬ/u }));
  expect(await screen.findByRole('dialog', { name: 'Cash entry' })).toBeVisible();
  expect(await screen.findByText('+50,000 Br')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test("a payment is found by the client's phone", async () => {
  const { user, click, count, cashbook } = await begin();
  await click(cashbook);
  await click(await screen.findByRole('button', { name: 'Filter' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
  await click(await panel.findByLabelText("Client's phone"));
  await user.keyboard('0911223344');
  await click(panel.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('button', { name: PAID })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});

test('a payment is found by its month', async () => {
  const { click, count, cashbook } = await begin();
  await click(cashbook);
  await click(await screen.findByRole('button', { name: /Month$/u }));
  await click(await screen.findByRole('option', { name: /^Meskerem 2019/u }));
  expect(await screen.findByRole('button', { name: PAID })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(4);
});
