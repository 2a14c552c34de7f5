import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useSavedFiles } from '#testing/saved-files.ts';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();

// D172
test('in the book export, an entry of 4,500 corrected to 450 leaves Out at 450 and In unchanged', async () => {
  const dawit = await standard.app.as('dawit');
  await dawit.post('/api/transactions', { amount: 9_000, type: 'in', remark: 'ከሽያጭ' });
  await dawit.post('/api/transactions', { amount: 4_500, type: 'out', remark: 'ጋዝ' });
  const [{ id }] = (await dawit.get('/api/transactions?type=book')).body.data;
  await dawit.post('/api/correction', { id, should_be: 450, reason: 'A zero too many' });
  const { user } = await renderScreen(standard.app, <CashbookScreen />, {
    as: 'dawit',
    address: '/cashbook',
  });
  await screen.findAllByText(/ጋዝ/u);
  await user.click(await screen.findByRole('button', { name: 'Actions, Cashbook' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  const [, ...lines] = await saved.linesOf('cashbook-bole-2019-01-11.csv');
  const sums = lines.map((line) => line.split(',').slice(-3).map(Number));
  expect(sums).toEqual([
    [0, -4_050, 8_550],
    [0, 4_500, 4_500],
    [9_000, 0, 9_000],
  ]);
  const { status } = (await dawit.get('/api/transactions?type=book')).body;
  expect(status).toMatchObject({ totalIn: 9_000, totalOut: 450 });
});
