// D169, D171
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CashbookScreen } from '../../features/cashbook/cashbook-screen.tsx';
import { EventDialogs } from '../../features/events/event-dialogs.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { wholeDialog } from '../../testing/whole-dialog.ts';

const standard = useApp();

const party = buildEvent({
  event_date: '2026-09-08',
  et_date: { year: 2018, month: 13, day: 3 },
  packageId: 'custom',
  per_person: 500,
  num_of_people: 200,
  additional_price: 0,
  discount_amount: 0,
  advance_amount: 0,
});

beforeEach(async () => {
  const admin = await standard.app.as('admin');
  await admin.post('/api/settings', { vat: 'on_top' });
  await admin.post('/api/event', party);
});

const left = async () =>
  (await (await standard.app.as('admin')).get('/api/event/account?id=1')).body.left;

const open = (as = 'dawit', address = '/cashbook') =>
  renderScreen(
    standard.app,
    <>
      <CashbookScreen />
      <EventDialogs />
    </>,
    { as, address },
  );

test('a certificate is booked from the cashbook in five presses, with the proposed sum', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Who owes' }));
  await user.click(await screen.findByRole('button', { name: 'Actions, አልማዝ ተስፋዬ' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Certificate of withheld tax' }));
  const dialog = await wholeDialog('Certificate of withheld tax');
  expect(await dialog.findByLabelText(/^Withheld/)).toHaveValue('3,000');
  await user.type(dialog.getByLabelText(/^Certificate number/), 'WHT-0419');
  await user.click(dialog.getByRole('button', { name: 'Book the certificate' }));
  expect(
    await screen.findByText('Certificate of 3,000 Br from አልማዝ ተስፋዬ. 112,000 Br left.'),
  ).toBeVisible();
  expect(await left()).toBe(112_000);
});

test('an amount above what is left and a used certificate number are refused at their fields', async () => {
  const dawit = await standard.app.as('dawit');
  const taken = { certificate_no: 'WHT-1', certificate_date: '2026-09-21' };
  await dawit.post('/api/withholding', { eventId: 1, amount: 1_000, ...taken });
  const { user } = await open('dawit', '/cashbook?tab=owes&dialog=certificate&id=1');
  const dialog = await wholeDialog('Certificate of withheld tax');
  const amount = await dialog.findByLabelText(/^Withheld/);
  await user.clear(amount);
  await user.type(amount, '114000.01');
  await user.type(dialog.getByLabelText(/^Certificate number/), 'wht-1');
  await user.click(dialog.getByRole('button', { name: 'Book the certificate' }));
  expect(
    (await dialog.findAllByText(/^At most 114,000\sBr: that is what is left/u))[0],
  ).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '2000');
  await user.click(dialog.getByRole('button', { name: 'Book the certificate' }));
  expect(
    (await dialog.findAllByText(/^The certificate of አልማዝ ተስፋዬ.* has this number$/u))[0],
  ).toBeVisible();
  expect(await left()).toBe(114_000);
});

test('an event that is paid except for the tax awaits its certificate, which is booked from that list', async () => {
  const admin = await standard.app.as('admin');
  const known = (await admin.get('/api/client')).body.clients[0];
  const phones = { primary_phone: known.phone_number, secondary_phone: known.secondary_phone };
  const client = { id: known.id, full_name: known.full_name, ...phones, withholds: true };
  await admin.patch('/api/client', client);
  await admin.post('/api/payment', { eventId: 1, amount: 112_000 });
  standard.app.clock.set('2026-10-02T10:00:00+03:00');
  const { user } = await open('dawit', '/cashbook?tab=owes');
  expect(await screen.findByRole('heading', { name: 'Certificates awaited' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Book the certificate, አልማዝ ተስፋዬ' }));
  const dialog = await wholeDialog('Certificate of withheld tax');
  await user.type(await dialog.findByLabelText(/^Certificate number/), 'WHT-2');
  await user.click(dialog.getByRole('button', { name: 'Book the certificate' }));
  expect(await screen.findByText(/ 0\sBr left\.$/u)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Certificates awaited' })).toBeNull(),
  );
});

test('a certificate above the limit waits, and another user accepts it with its number shown', async () => {
  const { user } = await open('dawit', '/cashbook?tab=owes&dialog=certificate&id=1');
  const dialog = await wholeDialog('Certificate of withheld tax');
  const amount = await dialog.findByLabelText(/^Withheld/);
  await user.clear(amount);
  await user.type(amount, '30000');
  await user.type(dialog.getByLabelText(/^Certificate number/), 'WHT-9');
  await user.click(dialog.getByRole('button', { name: 'Book the certificate' }));
  expect(await screen.findByText(/waits for another user to accept it/)).toBeVisible();
  expect(await left()).toBe(85_000);
});

test('a waiting certificate is accepted without a place or a reference', async () => {
  const dawit = await standard.app.as('dawit');
  const certificate = { certificate_no: 'WHT-9', certificate_date: '2026-09-21' };
  await dawit.post('/api/withholding', { eventId: 1, amount: 30_000, ...certificate });
  const { user } = await open('admin', '/cashbook?tab=pending&branch=1');
  await user.click(await screen.findByRole('button', { name: /^Accept, / }));
  const dialog = await wholeDialog('Accept Certificate');
  expect(dialog.getByText(/WHT-9/)).toBeVisible();
  expect(dialog.queryByLabelText(/Paid to|Reference/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(/30,000\sBr received from/u)).toBeVisible();
  const { received } = (await (await standard.app.as('admin')).get('/api/event/account?id=1')).body;
  expect(received).toBe(30_000);
});

test('the payments of an event show the certificate, and can correct it', async () => {
  const admin = await standard.app.as('admin');
  const certificate = { certificate_no: 'WHT-3', certificate_date: '2026-09-21' };
  await admin.post('/api/withholding', { eventId: 1, amount: 3_000, ...certificate });
  const { user } = await open('admin', '/events?event=1&on=2026-09-08&dialog=account');
  const dialog = await wholeDialog('Payments: አልማዝ ተስፋዬ');
  expect(await dialog.findByText(/No\. WHT-3/)).toBeVisible();
  expect(dialog.getByText('Withheld tax')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Certificate of withheld tax' }));
  expect(await wholeDialog('Certificate of withheld tax')).toBeDefined();
});

test('a user who may not settle has no certificate action', async () => {
  await open('hana', '/events?event=1&on=2026-09-08&dialog=account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Payments: አልማዝ ተስፋዬ' }));
  expect(await dialog.findByText('Left to pay')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Certificate of withheld tax' })).toBeNull();
});

test('cash above 30,000 warns and proposes the bank, but is accepted', async () => {
  const { user } = await open('dawit', '/cashbook?tab=owes&dialog=pay&id=1');
  const dialog = await wholeDialog('Take payment');
  const amount = await dialog.findByRole('textbox', { name: /^Amount/ });
  await user.type(amount, '30000');
  expect(dialog.queryByText(/Propose the bank/)).toBeNull();
  await user.clear(amount);
  await user.type(amount, '30000.01');
  expect(await dialog.findByText(/Propose the bank/)).toHaveTextContent(
    /30,000.01\sBr in cash from one client is more than the 30,000\sBr/u,
  );
  await user.click(dialog.getByRole('button', { name: /^Take 30,000.01\sBr$/u }));
  expect(await screen.findByText(/84,999.99\sBr left/u)).toBeVisible();
});
