import { buildEvent, standardPeople } from '@digis/server/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { testList } from '../../testing/list-states.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { DeliverablesScreen } from './deliverables-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  const { dj, decor } = await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  const eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
  await hana.post('/api/assign-vendor', { vendors: [dj, decor], eventId });
});

testList(standard, {
  Screen: DeliverablesScreen,
  address: '/deliverables',
  permission: 'Vendors',
  title: 'Deliverables',
  amharicTitle: 'የሚረከቡ አቅርቦቶች',
  call: '/api/deliverables',
  row: 'Selam DJ',
});

test('the deliveries of each vendor are listed with their price, and can be ticked off', async () => {
  const { user } = await renderScreen(standard.app, <DeliverablesScreen />, {
    as: 'dawit',
    address: '/deliverables',
  });
  const row = await screen.findByRole('row', { name: /Addis Decor/ });
  expect(row).toHaveTextContent('15,750 Br');
  await user.click(within(row).getByRole('switch', { name: 'Delivered' }));
  expect(await screen.findByText('Addis Decor has delivered')).toBeVisible();
  const dawit = await standard.app.as('dawit');
  const { deliverables } = (await dawit.get('/api/deliverables')).body;
  expect(deliverables.map((one: { delivered: boolean }) => one.delivered)).toEqual([false, true]);
});

test('the list is filtered by vendor', async () => {
  const { user } = await renderScreen(standard.app, <DeliverablesScreen />, {
    as: 'dawit',
    address: '/deliverables',
  });
  await screen.findByRole('row', { name: /Addis Decor/ });
  await user.click(await screen.findByRole('button', { name: /Vendor/ }));
  await user.click(await screen.findByRole('option', { name: 'Selam DJ' }));
  expect(await screen.findByRole('row', { name: /Selam DJ/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Addis Decor/ })).toBeNull();
});

test('a user who may not see ledgers has no action that opens one', async () => {
  await standard.app.createUser({ username: 'desk', branch_id: 1, access: ['Vendors'] });
  await renderScreen(standard.app, <DeliverablesScreen />, {
    as: 'desk',
    address: '/deliverables',
  });
  await screen.findByRole('row', { name: /Selam DJ/ });
  expect(screen.queryByRole('button', { name: /Payment Ledger/ })).toBeNull();
});
