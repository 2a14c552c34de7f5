// D86, D129
import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { activateLanguage } from '#i18n/language.ts';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const { abebe, dj } = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  await hana.post('/api/assign-employee', { eventId: 1, employees: [abebe] });
  await hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj] });
  const dawit = await standard.app.as('dawit');
  const tagged = { eventId: 1, category: 'food', remark: 'ገበያ' };
  await dawit.post('/api/transactions', { amount: 3_500, type: 'out', ...tagged });
});

const open = (as = 'admin', failing?: string) =>
  renderScreen(standard.app, <EventsScreen />, {
    as,
    address: '/events?event=1&on=2026-10-01',
    ...(failing !== undefined && { failing }),
  });

const card = async (name = 'Result') => within(await screen.findByRole('region', { name }));

test('the page of an event shows what it earned, and links to its costs', async () => {
  await open();
  const result = await card();
  const lines = (await result.findAllByRole('term')).map(
    (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
  );
  expect(lines).toEqual([
    'Agreed 220,000 Br',
    'Staff −800 Br',
    'Vendors −12,000 Br',
    'Food and drinks −3,500 Br',
    'Profit, 92.6 % 203,700 Br',
  ]);
  expect(result.getByRole('link', { name: 'Entries' })).toHaveAttribute(
    'href',
    '/cashbook?tab=book&costOf=1&branch=1',
  );
});

test('a user who may not see the balance sees no result', async () => {
  await open('hana');
  await screen.findByRole('region', { name: 'Money' });
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
});

test('a result that failed to load can be retried', async () => {
  const { user, mend } = await open('admin', '/api/event/account');
  const result = await card();
  expect(await result.findByText('Something went wrong')).toBeVisible();
  mend();
  await user.click(result.getByRole('button', { name: /again/i }));
  expect(await (await card()).findByText('Agreed')).toBeVisible();
});

test('the result is shown in Amharic', async () => {
  await activateLanguage('am');
  await open();
  const result = await card('ውጤት');
  expect(await result.findByText('የተስማሙበት')).toBeVisible();
  await activateLanguage('en');
});
