// D161, S29, spec:2.17
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { activateLanguage } from '../../i18n/language.ts';
import { failCalls } from '../../testing/open-browser.ts';
import { useSavedFiles } from '../../testing/saved-files.ts';
import { useApp } from '../../testing/use-app.ts';
import { useWorkers } from '../../testing/worker-threads.ts';
import { answer, checkEvents, choose, csv, openImports, press } from '#testing/bring-file.tsx';

const standard = useApp();
const saved = useSavedFiles();
useWorkers();

const clients = csv(
  'ሙሉ ስም,Tel,TIN',
  'አልማዝ ተስፋዬ,911223344,',
  'ሄኖክ ግርማ,0922334455,0012345678',
  'ሰናይት አለሙ,91122334,',
);

async function checkClients() {
  const rendered = await openImports(standard);
  await choose(rendered.user, clients);
  await answer(rendered.user, /Branch of all rows/, /Bole/);
  await rendered.user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await screen.findByRole('button', { name: 'Import 2 rows' });
  return rendered;
}

test('the clients of a sheet are checked, corrected in place and imported', async () => {
  const { user } = await checkClients();
  const refused = await screen.findByRole('row', { name: /ሰናይት አለሙ/ });
  expect(within(refused).getByText(/Primary Phone Number.*“91122334”.*no phone/)).toBeVisible();
  await user.click(within(refused).getByRole('button', { name: /^Correct/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Correct row 4/ }));
  const field = dialog.getByLabelText(/^Primary Phone Number/);
  expect(field).toHaveValue('91122334');
  await user.type(field, '5');
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
  await press(user, 'Import 3 rows');
  expect(await screen.findByText(/3 records were added/)).toBeVisible();
});

test('the focus moves to the start of each next step', async () => {
  const { user } = await openImports(standard);
  await choose(user, clients);
  const isAt = (step: string) =>
    waitFor(() => expect(document.activeElement).toHaveAccessibleName(step));
  await isAt('Columns');
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await isAt('Rows');
  await press(user, 'Import 2 rows');
  await isAt('Import');
});

test('an ambiguous date column is asked about, and nothing is checked before the answer', async () => {
  const { user } = await openImports(standard);
  await choose(
    user,
    csv('Client,Phone,Date,Time,People,Total', 'አልማዝ,0911223344,12/03/2018,7:30,350,5000'),
  );
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  const question = await screen.findByRole('radiogroup', { name: /How the days are written/ });
  expect(within(question).getAllByRole('radio', { checked: false })).toHaveLength(3);
  expect(screen.queryByRole('table', { name: /New/ })).toBeNull();
});

test('events are imported with the day and time of the chosen calendar and clock, and the exact amount', async () => {
  const { user } = await checkEvents(
    standard,
    /^Ethiopian(?!.*clock)/,
    'አልማዝ,0911223344,12/03/2019,7:30,350,"50,000.50"',
  );
  await press(user, 'Import 1 row');
  expect(await screen.findByText(/1 record was added/)).toBeVisible();
  const admin = await standard.app.as('admin');
  const { events } = (await admin.get('/api/event?branch=1')).body;
  expect(events).toMatchObject([
    { event_date: expect.stringMatching(/^2026-11-21/), time: '13:30', total: 50_000.5 },
  ]);
});

test('an ambiguous day in a column of mixed calendars is refused with a message at its cell', async () => {
  await checkEvents(standard, /^Some of each calendar/, 'አልማዝ,0911223344,12/03/2019,7:30,350,5000');
  expect(await screen.findByText(/Event date.*“12\/03\/2019”.*both calendars/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
});

test('known clients are skipped unless the admin updates them, and skipped rows are saved with the reason', async () => {
  const admin = await standard.app.as('admin');
  const known = { full_name: 'አልማዝ', primary_phone: '0911223344', branchId: 1 };
  expect(
    (await admin.post('/api/client', { ...known, secondary_phone: '0911223344' })).status,
  ).toBe(200);
  const { user } = await openImports(standard);
  await choose(user, clients);
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await screen.findByRole('button', { name: 'Import 1 row' });
  await user.click(await screen.findByRole('radio', { name: 'Update the records' }));
  await user.click(await screen.findByRole('button', { name: 'Download what stays out' }));
  await waitFor(() =>
    expect(saved.names()).toEqual([expect.stringMatching(/^import-clients-left-out/)]),
  );
  await press(user, 'Import 2 rows');
  expect(await screen.findByText(/1 record was updated/)).toBeVisible();
});

test('after a network failure, Go on resumes the check', async () => {
  const { user } = await openImports(standard);
  await choose(user, csv('Item', ...Array.from({ length: 700 }, (_, at) => `ምግብ ${at}`)));
  const mend = failCalls('/api/import');
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The check broke off/);
  mend();
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByRole('button', { name: 'Import 700 rows' })).toBeEnabled();
});

test('an import is undone after confirmation, and a record in use is kept with the reason', async () => {
  const { user } = await openImports(standard);
  await choose(user, csv('Item', 'ቡና', 'ሻይ'));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await press(user, 'Import 2 rows');
  await screen.findByText(/2 records were added/);
  const admin = await standard.app.as('admin');
  const { items } = (await admin.get('/api/item')).body;
  const coffee = items.find(({ name }: { name: string }) => name === 'ቡና');
  await admin.patch('/api/item', { ...coffee, menu: 'fasting', createdAt: undefined });
  const row = await screen.findByRole('row', { name: /old book.csv/ });
  await user.click(within(row).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Undo the import' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText(/Row 2, ቡና, was changed since/)).toBeVisible();
});

test('the column mapping of a sheet is remembered, its calendar is not', async () => {
  const { user } = await openImports(standard);
  const odd = csv('Col A,Col B', 'ቡና,x');
  await choose(user, odd);
  expect(await screen.findByText(/No row has heads that are known/)).toBeVisible();
  await answer(user, /Kind of records/, /^Items/);
  await answer(user, /Col A$/, /^Item Name/);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await choose(user, odd);
  expect(await screen.findByRole('button', { name: /Item Name.*Col A$/ })).toBeVisible();
});

test('a column of debts says where they are entered, and required empty cells are listed', async () => {
  const { user } = await openImports(standard);
  await choose(user, csv('Full name,Phone,Owes us (birr)', 'አልማዝ,,3500', 'ሄኖክ,,0'));
  const debts = await screen.findByRole('button', { name: /Leave out Owes us \(birr\)$/ });
  expect(debts).toHaveAccessibleDescription(/3500.*Opening figures/);
  expect(screen.getByRole('button', { name: /Number \* Phone$/ })).not.toHaveAccessibleDescription(
    /Opening/,
  );
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText(/Primary Phone Number · Empty cells · /)).toBeVisible();
});

test('an empty list of imports says so, and is retried after an error', async () => {
  const { user, mend } = await openImports(standard, { failing: '/api/import' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  mend();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No file was imported yet.')).toBeVisible();
});

test.each([
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), /neither a sheet nor/],
  ['a piece of old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /is broken/],
  ['a quote that is not closed', 'a,b\n"c,d\n', /quotation mark is not closed.* row 2/],
  ['no row', ',\n', /has no rows/],
  ['too many rows', 'a,b\n'.repeat(6000), /more than 5,000 rows/],
])('a file with %s is refused in one sentence', async (_what, content, sentence) => {
  const { user } = await openImports(standard);
  await choose(user, new File([content], 'book.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the screen is shown in Amharic', async () => {
  await activateLanguage('am');
  await openImports(standard);
  expect(await screen.findByRole('heading', { level: 1, name: 'ከፋይል አስገባ' })).toBeVisible();
});
