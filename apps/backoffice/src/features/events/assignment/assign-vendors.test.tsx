// D108, D125, D149
import { buildEvent, buildVendor, standardPeople } from '@digis/server/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { useApp } from '#testing/use-app.ts';
import { wholeDialog } from '#testing/whole-dialog.ts';
import { EventDialogs } from '../event-dialogs.tsx';
import { EventsScreen } from '../events-screen.tsx';

const standard = useApp();

const eventsWithDialogs = (
  <>
    <EventsScreen />
    <EventDialogs />
  </>
);

const dj = 1;
const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };

beforeEach(async () => {
  await standardPeople(standard.app);
  const hana = await standard.app.as('hana');
  await hana.post('/api/event', buildEvent());
  await hana.post('/api/event', buildEvent({ client, time: '16:00' }));
});

const book = async (as = 'hana') =>
  (await standard.app.as(as)).post('/api/assign-vendor', { eventId: 1, vendors: [dj] });

async function openVendors(as = 'hana') {
  const address = '/events?event=2&on=2026-10-01&dialog=vendors';
  const rendered = await renderScreen(standard.app, eventsWithDialogs, { as, address });
  const dialog = await wholeDialog('Assign Vendors');
  await dialog.findAllByRole('checkbox');
  return { ...rendered, dialog };
}

const vendorsOfSecond = async () => {
  const hana = await standard.app.as('hana');
  return (await hana.get('/api/event?id=2')).body.events[0].vendors;
};
const writesOf = (calls: readonly { method: string }[]) =>
  calls.filter(({ method }) => method !== 'GET');

test('a vendor booked at that time is listed last with the other event, before anyone is ticked', async () => {
  await book();
  const { dialog } = await openVendors();
  const vendors = dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(vendors).toEqual([
    expect.stringMatching(/^Addis Decor · .* Free\s*$/),
    expect.stringMatching(/^Selam DJ · .* Busy .*3:00 PM, አልማዝ ተስፋዬ$/),
  ]);
});

test('a clash appears when the vendor is ticked, disappears when unticked, and needs a decision', async () => {
  await book();
  const { user, dialog, calls } = await openVendors();
  const selam = dialog.getByRole('checkbox', { name: /Selam DJ/ });
  await user.click(selam);
  expect(dialog.getByText(/Selam DJ: አልማዝ ተስፋዬ/)).toHaveTextContent('Meskerem 21, 2019');
  await user.click(selam);
  expect(dialog.queryByText(/Selam DJ: አልማዝ ተስፋዬ/)).toBeNull();
  await user.click(selam);
  await user.click(dialog.getByRole('checkbox', { name: /Addis Decor/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign (2) Vendors' }));
  expect(writesOf(calls)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Leave them out and assign 1' }));
  expect(await screen.findByText('1 vendor for ሄኖክ ግርማ.')).toBeVisible();
  expect(await vendorsOfSecond()).toEqual([expect.objectContaining({ name: 'Addis Decor' })]);
});

test('a vendor who is booked elsewhere can be assigned anyway in one press', async () => {
  await book();
  const { user, dialog } = await openVendors();
  await user.click(dialog.getByRole('checkbox', { name: /Selam DJ/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign anyway' }));
  expect(await screen.findByText('1 vendor for ሄኖክ ግርማ.')).toBeVisible();
  expect(await vendorsOfSecond()).toHaveLength(1);
});

test('a vendor whom another user books meanwhile is refused once, and the clash is then shown', async () => {
  const { user, dialog, calls } = await openVendors();
  await book('admin');
  await user.click(dialog.getByRole('checkbox', { name: /Selam DJ · .* Free/ }));
  await user.click(dialog.getByRole('button', { name: 'Assign (1) Vendor' }));
  expect(await dialog.findByText(/Selam DJ: አልማዝ ተስፋዬ/)).toBeVisible();
  expect(writesOf(calls)).toHaveLength(1);
  expect(screen.queryByText('Something went wrong!')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Assign anyway' }));
  expect(await screen.findByText('1 vendor for ሄኖክ ግርማ.')).toBeVisible();
});

test('the notice offers no override where the rules forbid a conflict', async () => {
  const admin = await standard.app.as('admin');
  expect((await admin.post('/api/settings', { conflict_mode: 'forbid' })).status).toBe(200);
  await book();
  const { user, dialog } = await openVendors();
  await user.click(dialog.getByRole('checkbox', { name: /Selam DJ/ }));
  expect(await dialog.findByText('The rules of the business do not allow it.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Assign anyway' })).toBeNull();
});

test('of an event in another branch, the desk sees only the time', async () => {
  const admin = await standard.app.as('admin');
  const far = buildEvent({ branchId: 2, time: '14:00', client: { ...client, name: 'ሚስጥር ያለው' } });
  const { event } = (await admin.post('/api/event', far)).body;
  const vendors = [await buildVendor(standard.app, { name: 'Abay Band' })];
  await admin.post('/api/assign-vendor', { eventId: event.id, vendors });
  const { dialog } = await openVendors();
  expect(
    dialog.getByRole('checkbox', { name: /Abay Band · .* 2:00 PM, in another branch/ }),
  ).toBeVisible();
  expect(screen.queryByText(/ሚስጥር/)).toBeNull();
});
