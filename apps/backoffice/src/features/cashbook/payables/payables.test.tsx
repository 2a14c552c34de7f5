// D177
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useSavedFiles } from '#testing/saved-files.ts';
import { useApp } from '#testing/use-app.ts';
import { CashbookScreen } from '../cashbook-screen.tsx';

const standard = useApp();
const saved = useSavedFiles();

beforeEach(async () => {
  const { dj, tigist } = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  const eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
  await hana.post('/api/assign-vendor', { vendors: [dj], eventId });
  await hana.post('/api/assign-employee', { employees: [tigist], eventId });
  const dawit = await standard.app.as('dawit');
  const deposit = { type: 'out', amount: 100, isAdvance: true, settle_amount: 2_000 };
  await dawit.post('/api/transactions', { ...deposit, remark: 'ድንኳን' });
});

const open = (as: string, address = '/cashbook?tab=payables') =>
  renderScreen(standard.app, <CashbookScreen />, { as, address });

test('the figure Outstanding links to the list whose sum it is', async () => {
  const { user } = await open('dawit', '/cashbook');
  await user.click(await screen.findByRole('link', { name: 'Outstanding' }));
  const list = await screen.findByRole('table', { name: 'What we owe' });
  expect(await within(list).findByRole('row', { name: /^Total/ })).toHaveTextContent(
    '2,000 Br12,700 Br14,700 Br',
  );
  const dawit = await standard.app.as('dawit');
  const { status } = (await dawit.get('/api/transactions?type=book')).body;
  expect(status.outstanding).toBe(14_700);
});

test('each debt links to its ledger, and an advance to the tab where it is settled', async () => {
  await open('dawit');
  const hrefOf = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Selam DJ')).toMatch(/^\/vendors\?dialog=ledger&id=\d+$/u);
  expect(await hrefOf('ትግስት አለሙ')).toMatch(/^\/employees\?dialog=ledger&id=\d+$/u);
  expect(await hrefOf('ድንኳን')).toBe('/cashbook?tab=advance');
});

test('a user who may not see a ledger sees the name without a link', async () => {
  const access = ['Cashbook View Balance'] as const;
  await standard.app.createUser({ username: 'owner', branch_id: 1, access });
  await open('owner');
  expect(await screen.findByRole('row', { name: /^Selam DJ/ })).toHaveTextContent('12,000 Br');
  expect(screen.queryByRole('link', { name: 'Selam DJ' })).toBeNull();
});

test('a user who may not see the balance has no payables tab', async () => {
  const access = ['Cashbook View Records'] as const;
  await standard.app.createUser({ username: 'reader', branch_id: 1, access });
  await open('reader');
  expect(await screen.findByRole('tab', { name: 'Book' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'We owe' })).toBeNull();
});

test('the payables are exported as a file, and the export is logged', async () => {
  const { user } = await open('dawit');
  await screen.findByRole('row', { name: /^Selam DJ/ });
  await user.click(await screen.findByRole('button', { name: 'Actions, What we owe' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  expect(await saved.linesOf('we-owe-bole-2019-01-11.csv')).toEqual([
    expect.stringContaining('To whom,Kind,Earned,Coming,We owe'),
    'Selam DJ,Vendor,0,12000,12000',
    'ድንኳን,Advance,2000,0,2000',
    'ትግስት አለሙ,Employee,0,700,700',
  ]);
});
