// D130
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../../i18n/language.ts';
import { bookAutumn } from '../../testing/booked-autumn.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { WeekScreen } from './week-screen.tsx';

const standard = useApp();

const open = (as: string, more: { readonly failing?: string } = {}) =>
  renderScreen(standard.app, <WeekScreen />, { as, address: '/reports/week', ...more });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a quiet week says so in each part', async () => {
  await open('admin');
  const changed = await part('Changed in the last 7 days');
  expect(await changed.findByText(/A calm week/)).toBeVisible();
  expect(await screen.findByText('No event in the last 7 days.')).toBeVisible();
  expect(await screen.findByText('No event in the next 7 days.')).toBeVisible();
  expect(await screen.findByText('Nobody owes anything.')).toBeVisible();
});

test('corrections, deletions and discounts link to their record, and show who made them', async () => {
  await bookAutumn(standard.app);
  const dawit = await standard.app.as('dawit');
  const cash = { type: 'out', amount: 400, remark: 'ሻማ' };
  const { id } = (await dawit.post('/api/transactions', cash)).body;
  await dawit.post('/api/correction', { id, should_be: 40, reason: 'Typing error' });
  const admin = await standard.app.as('admin');
  await admin.post('/api/event', buildEvent({ discount_amount: 1_000, advance_amount: 0 }));
  await admin.delete('/api/event', { id: 1, refund: 20_000 });
  await open('admin');
  const changed = await part('Changed in the last 7 days');
  const corrected = await changed.findByRole('link', { name: 'Corrected: ሻማ' });
  expect(corrected).toHaveAttribute('href', `/cashbook?tab=book&entry=${id}&branch=1`);
  expect(corrected.closest('dt')).toHaveTextContent(/dawit · .* · Typing error/u);
  const [deleted] = changed.getAllByRole('link', { name: /^Deleted: / });
  expect(deleted).toHaveAttribute('href', '/events?view=deleted&branch=1');
  expect(deleted?.closest('dt')?.nextElementSibling).toHaveTextContent(/Refund 20,000.Br/u);
  expect(changed.getAllByRole('link', { name: /^Discount: / }).length).toBeGreaterThan(0);
});

test('upcoming events and debts link to their lists', async () => {
  await bookAutumn(standard.app);
  await open('admin');
  const coming = await part('The next 7 days');
  expect(await coming.findByRole('link', { name: '2 events' })).toHaveAttribute(
    'href',
    '/events?view=week&staff=short&branch=all',
  );
  const owing = await part('Who owes us');
  expect((await owing.findAllByRole('link', { name: 'አልማዝ ተስፋዬ' }))[0]).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Owed to us' })).toHaveAttribute(
    'href',
    '/events?view=owes&branch=all',
  );
});

test('a cashier without View Events sees only the money, and no call is refused', async () => {
  const { calls } = await open('dawit');
  const changed = await part('Changed in the last 7 days');
  expect(await changed.findByText(/A calm week/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('What the last events earned')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Who owes us')).toBeNull());
  expect(calls.filter(({ status }) => status === 403)).toEqual([]);
});

test('a review that failed to load is retried, and the other parts stay', async () => {
  const { user, mend } = await open('admin', { failing: '/api/review' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByText('Nobody owes anything.')).toBeVisible();
  mend();
  await user.click(retry);
  expect(await screen.findByText(/A calm week/)).toBeVisible();
});

test('the week is shown in Amharic', async () => {
  await activateLanguage('am');
  await open('admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'የሳምንቱ ዳሰሳ' })).toBeVisible();
  expect(await screen.findByText(/ሰላማዊ ሳምንት/)).toBeVisible();
});
