// D161
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useApp } from '#testing/use-app.ts';
import { answer, checkEvents, choose, csv, openImports, press } from '#testing/bring-file.tsx';
import { useSavedFiles } from '#testing/saved-files.ts';
import { useWorkers } from '#testing/worker-threads.ts';

const standard = useApp();
const saved = useSavedFiles();
useWorkers();

type User = Awaited<ReturnType<typeof openImports>>['user'];

async function correct(user: User, label: RegExp, value: string) {
  await user.click(await screen.findByRole('button', { name: /^Correct/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Correct row/ }));
  const field = dialog.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, value);
  await user.click(dialog.getByRole('button', { name: 'Check again' }));
}

test('the file of skipped rows keeps the day that was chosen for them', async () => {
  const { user } = await checkEvents(
    standard,
    /^Ethiopian(?!.*clock)/,
    'አልማዝ,0911223344,12/03/2019,7:30,many,5000',
  );
  await press(user, 'Download what stays out');
  await waitFor(() => expect(saved.names()).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await choose(user, await saved.fileOf(saved.names()[0]!));
  await answer(user, /Branch of all rows/, /Bole/);
  await waitFor(() => expect(screen.queryByText('How the days are written')).toBeNull());
  await user.click(await screen.findByRole('radio', { name: /^Ethiopian clock/ }));
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await correct(user, /Number of people/, '350');
  await press(user, 'Import 1 row');
  await screen.findByText(/1 record was added/);
  const admin = await standard.app.as('admin');
  const { events } = (await admin.get('/api/event?branch=1')).body;
  expect(events).toMatchObject([{ event_date: expect.stringMatching(/^2026-11-21/) }]);
});

test('a cell of two lines keeps both when another cell of its row is corrected', async () => {
  const { user } = await openImports(standard);
  await choose(user, csv('Name,Phone', '"አልማዝ\nተስፋዬ",09112'));
  await answer(user, /Branch of all rows/, /Bole/);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await correct(user, /Phone/, '0911223344');
  await press(user, 'Import 1 row');
  await screen.findByText(/1 record was added/);
  const admin = await standard.app.as('admin');
  const { clients } = (await admin.get('/api/client?branch=1')).body;
  expect(clients).toMatchObject([{ full_name: 'አልማዝ ተስፋዬ', phone_number: '0911223344' }]);
});
