import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();

// D150
test('a user without Cashbook In/Out sees the rest of an outgoing advance, but cannot settle it', async () => {
  const dawit = await standard.app.as('dawit');
  for (const type of ['in', 'out']) {
    const rest = { isAdvance: true, settle_amount: 700 };
    await dawit.post('/api/transactions', { type, amount: 10, remark: `Tents ${type}`, ...rest });
  }
  const { data } = (await dawit.get('/api/transactions?type=advance')).body;
  const access = ['Cashbook Settle Advance Payment'] as const;
  await standard.app.createUser({ username: 'settler', branch_id: 1, access });
  await renderScreen(standard.app, <CashbookScreen />, {
    as: 'settler',
    address: `/cashbook?tab=advance&dialog=accept&id=${data[0].id}`,
  });
  expect(await screen.findByRole('button', { name: /^Settle, Tents in/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Tents out/ })).toHaveTextContent('700 Br');
  expect(screen.queryByRole('button', { name: /^Settle, Tents out/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
