// D170
import { buildEvent } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { OverviewScreen } from './overview-screen.tsx';

const standard = useApp();

const open = () =>
  renderScreen(standard.app, <OverviewScreen />, { as: 'admin', address: '/overview' });

async function bookWithTax() {
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { vat: 'on_top' });
  const party = { packageId: 'custom', per_person: 500, num_of_people: 200 } as const;
  const bare = { additional_price: 0, discount_amount: 0, advance_amount: 0 };
  await admin.post('/api/event', buildEvent({ ...party, ...bare }));
  await admin.post('/api/payment', { eventId: 1, amount: 11_500 });
}

test('the tax is listed by day of the event or by day of payment', async () => {
  await bookWithTax();
  const { user } = await open();
  const table = within(await screen.findByRole('table', { name: 'VAT of the month' }));
  expect(await table.findByRole('row', { name: /Meskerem 21, 2019/ })).toHaveTextContent(
    /100,000\sBr15,000\sBr115,000\sBr/u,
  );
  await user.click(await screen.findByRole('radio', { name: 'payment' }));
  expect(await screen.findByRole('row', { name: /Meskerem 11, 2019/ })).toHaveTextContent(
    /10,000\sBr1,500\sBr11,500\sBr/u,
  );
});

test('a business without VAT sees no VAT', async () => {
  await open();
  expect(await screen.findByText(/What is owed is as of today/)).toBeVisible();
  expect(screen.queryByText('VAT of the month')).toBeNull();
});
