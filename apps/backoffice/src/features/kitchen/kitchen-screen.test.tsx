// D134, D135, D136
import { buildEvent } from '@digis/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useApp } from '../../testing/use-app.ts';
import { KitchenScreen } from './kitchen-screen.tsx';

const standard = useApp();

beforeEach(async () => {
  await standard.app.createUser({ username: 'chef', branch_id: 1, access: ['View Events'] });
  const admin = await standard.app.as('admin');
  const each = { unit: 'kg', per_guest: 0.35 };
  await admin.patch('/api/item', { id: 1, name: 'ዶሮ ወጥ', ...each });
  const pots = await admin.post('/api/item', {
    name: 'ሳህን',
    kind: 'equipment',
    unit: 'pcs',
    per_guest: 1,
  });
  const hana = await standard.app.as('hana');
  const pricing = [{ min: 1, max: 1_000, value: 600 }];
  const items = [1, 2, pots.body.id];
  await admin.patch('/api/package', { id: 1, name: 'Wedding Gold', items, pricing });
  const venue = 'ስካይላይት አዳራሽ 3';
  const contact = { name: 'ወንድም', phone: '0911000009' };
  await hana.post('/api/event', buildEvent({ remark: 'ለ20 ጾም', venue, contact }));
});

const open = (address = '/kitchen?from=2026-10-01') =>
  renderScreen(standard.app, <KitchenScreen />, { as: 'chef', address });

test('the kitchen sheet lists what to cook for whom, without prices or phones', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user, calls } = await open();
  await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' });
  // 350 × 0.35 × 1.05 = 128.625
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'አልማዝ ተስፋዬ' })).toHaveTextContent(
      /350.*ዶሮ ወጥ.*128\.7 kg.*ክትፎ.*no quantity.*350.*ለ20 ጾም/,
    ),
  );
  expect(screen.getByRole('article')).not.toHaveTextContent(/Br|09\d\d \d\d/);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  print.mockRestore();
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
});

test('printing stores the contents of the sheet', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = await open();
  await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  print.mockRestore();
  const hana = await standard.app.as('hana');
  await hana.patch('/api/event', { ...buildEvent({ num_of_people: 380 }), id: 1 });
  const chef = await standard.app.as('chef');
  const { events } = (await chef.get('/api/kitchen?from=2026-10-01')).body;
  const changed = events[0].printed[0].changes.map(({ field }: { field: string }) => field);
  expect(changed).toContain('num_of_people');
});

test('the load list has the times, the place and the contact there', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Load list' }));
  const event = await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' });
  await waitFor(() => expect(event).toHaveTextContent(/7:30.*8:00.*9:00/));
  expect(event).toHaveTextContent('ስካይላይት አዳራሽ 3');
  expect(event).toHaveTextContent('ወንድም 0911 00 00 09');
});

test('the packing list has only the equipment, and the shopping list the rest', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Packing list' }));
  const packing = within(await screen.findByRole('region', { name: 'Packing list · Bole' }));
  expect(packing.getByText('☐ ሳህን')).toBeVisible();
  expect(packing.getByText('368 pieces')).toBeVisible();
  expect(packing.queryByText('☐ ዶሮ ወጥ')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Shopping list' }));
  const shopping = within(await screen.findByRole('region', { name: 'Shopping list · Bole' }));
  expect(shopping.getByText('128.7 kg')).toBeVisible();
  expect(shopping.queryByText('☐ ሳህን')).toBeNull();
});

test('the sheet is printed in both languages on request', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' });
  await user.click(await screen.findByRole('radio', { name: 'Both' }));
  await waitFor(() => expect(document.body).toHaveTextContent('የወጥ ቤት ወረቀት / Kitchen sheet'));
  expect(document.body).toHaveTextContent('128.7 ኪ.ግ / kg');
});

test('the sheet of one event has only its own amounts, and links to the sheets of its day', async () => {
  const hana = await standard.app.as('hana');
  const client = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  await hana.post('/api/event', buildEvent({ client, time: '19:00' }));
  const { user } = await open('/kitchen?from=2026-10-01&of=1&sheet=shopping');
  const shopping = () => within(screen.getByRole('region', { name: 'Shopping list · Bole' }));
  await screen.findByRole('region', { name: 'Shopping list · Bole' });
  expect(shopping().getByText('128.7 kg')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'All events of these days' }));
  expect(await screen.findByText('257.4 kg')).toBeVisible();
});

test("the sheet is shared as text without prices and phones, by the phone's share menu or the clipboard", async () => {
  const { user } = await open('/kitchen?from=2026-10-01&sheet=load&paper=en');
  const shared = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { share: shared });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const text = shared.mock.calls[0]?.[0].text ?? '';
  expect(text).toMatch(/^Load list · .*Meskerem 21.*2019/u);
  expect(text).toContain('• ዶሮ ወጥ: 128.7 kg');
  expect(text).toContain('Place: ስካይላይት አዳራሽ 3');
  expect(text).toContain('on site: ወንድም');
  expect(text).not.toMatch(/09\d\d|Br\b/u);
  Reflect.deleteProperty(navigator, 'share');
  await user.click(await screen.findByRole('radio', { name: 'Shopping list' }));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Copied. Paste it where your people read it.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/Bole\n• ዶሮ ወጥ: 128\.7 kg/u);
});

test('tomorrow is the default day, and a day without events says so', async () => {
  await open('/kitchen');
  expect(await screen.findByText('No events')).toBeVisible();
});

test('a failed load shows an error, and trying again loads the sheet', async () => {
  const online = globalThis.fetch;
  const { user } = await open();
  const working = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    new Request(input, init).url.includes('/kitchen')
      ? Promise.reject(new TypeError('offline'))
      : working(input, init);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  globalThis.fetch = working;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'አልማዝ ተስፋዬ' })).toBeVisible();
  globalThis.fetch = online;
});
