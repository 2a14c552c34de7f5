import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApp } from '#testing/use-app.ts';
import { useWorkers } from '#testing/worker-threads.ts';
import {
  answer,
  checkEvents,
  choose,
  csv,
  eventHeads,
  openImports,
  press,
} from '#testing/bring-file.tsx';

const standard = useApp();
useWorkers();

const corrected = 'አልማዝ,0911223344,13/03/2019,8:30,350,5000';

test("correcting day and time of an event that already exists asks about it, with that event's day", async () => {
  const { user } = await checkEvents(
    standard,
    /^Ethiopian(?!.*clock)/,
    'አልማዝ,0911223344,12/03/2019,7:30,350,5000',
  );
  await press(user, 'Import 1 row');
  await user.click(await screen.findByRole('button', { name: 'Import another file' }));
  await choose(user, csv(eventHeads, corrected));
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(await screen.findByRole('radio', { name: /^Ethiopian(?!.*clock)/ }));
  await user.click(await screen.findByRole('radio', { name: /^Ethiopian clock/ }));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText('አልማዝ has an event on Hidar 12, 2019.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
});

test('accepted rows are shown in their stored format with sums, and one can be left out', async () => {
  const { user } = await checkEvents(
    standard,
    /^Ethiopian(?!.*clock)/,
    'አልማዝ,0911223344,12/03/2019,7:30,350,5000',
    'ሄኖክ,0922334455,2/4/2019,ማታ 2,100,"7,000.50"',
  );
  const row = await screen.findByRole('row', { name: /አልማዝ/ });
  expect(row).toHaveTextContent(/Hidar 12, 2019.*\(21 Nov 2026\)/);
  expect(row).toHaveTextContent(/1:30 PM/);
  expect(row).toHaveTextContent(/5,000 Br/);
  expect(await screen.findByText(/12,000.50/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /^Leave out/ }));
  await press(user, 'Import 1 row');
  await screen.findByText(/1 record was added/);
  const admin = await standard.app.as('admin');
  const { events } = (await admin.get('/api/event?branch=1')).body;
  expect(events).toMatchObject([{ time: '20:00', total: 7000.5 }]);
});

test('an unknown word in many rows is resolved once', async () => {
  const { user } = await openImports(standard);
  const events = csv(
    'Client,Phone,Date,Time,People,Total,Event type',
    'አልማዝ,0911223344,2026-10-12,19:00,350,5000,Ring',
    'ሄኖክ,0922334455,2026-10-13,19:00,350,5000,Ring',
  );
  await choose(user, events);
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(await screen.findByRole('radio', { name: /^Gregorian, the day first/ }));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await press(user, 'Mend the column: Occasion');
  const dialog = within(await screen.findByRole('dialog', { name: /Mend the column/ }));
  await user.click(dialog.getByRole('button', { name: /Ring/ }));
  await user.click(await screen.findByRole('option', { name: 'Wedding' }));
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  const row = await screen.findByRole('row', { name: /አልማዝ/ });
  await waitFor(() => expect(row).toHaveTextContent('Wedding'));
  await user.click(within(row).getByRole('button', { name: /^Correct/ }));
  expect(await screen.findByRole('textbox', { name: 'Occasion' })).toHaveValue('Wedding');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await press(user, 'Import 2 rows');
  expect(await screen.findByText(/2 records were added/)).toBeVisible();
});

test('missing dishes of packages are created together, before anything is imported', async () => {
  const before = await standard.app.as('admin');
  await before.post('/api/item', { name: 'Tibs', menu: null });
  const { user } = await openImports(standard);
  await choose(
    user,
    csv(
      'Package;Menu;50-100;101+',
      'Gold;Kitfo, Doro;700;650',
      'Silver;Doro, Salad;500;450',
      'Bronze;Tibs;300;250',
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: /^Create these 3 dishes/ }));
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  await press(user, 'Import 3 rows');
  await screen.findByText(/3 records were added/);
  const admin = await standard.app.as('admin');
  const { packages } = (await admin.get('/api/package')).body;
  expect(packages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Gold',
        prices: [
          { min: 50, max: 100, value: 700 },
          { min: 101, max: 100_000, value: 650 },
        ],
      }),
    ]),
  );
});

test('a column missing in the file gets one value for all rows', async () => {
  const { user } = await openImports(standard);
  await choose(
    user,
    csv('Vendor,Service,Price,Contact person,Phone', 'ሰላም,Music,5000,ሰላም,0911223344'),
  );
  await answer(user, /Pricing/, /^Per person/);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await press(user, 'Import 1 row');
  expect(await screen.findByText(/1 record was added/)).toBeVisible();
});

const contacts = join(import.meta.dirname, '../../../../../../tests/books/by-hand');

test.each(['google-contacts.csv', 'phone-3.0.vcf', 'phone-4.0.vcf'])(
  'the contacts exported by %s become clients with both numbers',
  async (name) => {
    const { user } = await openImports(standard);
    await choose(user, new File([readFileSync(join(contacts, name))], name));
    await answer(user, /Branch of all rows/, /Bole/);
    await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
    await press(user, /^Import \d rows?$/);
    expect(await screen.findByText(/\d records? (?:was|were) added/)).toBeVisible();
    const admin = await standard.app.as('admin');
    const { clients } = (await admin.get('/api/client?branch=1')).body;
    expect(clients).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          full_name: 'አልማዝ ተስፋዬ',
          phone_number: '0911000001',
          secondary_phone: '0911000002',
        }),
      ]),
    );
  },
);
