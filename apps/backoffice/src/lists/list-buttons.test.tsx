// D96, D139
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useSavedFiles } from '../testing/saved-files.ts';
import { useApp } from '../testing/use-app.ts';
import { exportColumn } from './files/export-values.ts';
import { ExportButton, type ExportButtonProps } from './list-buttons.tsx';

const standard = useApp();
const saved = useSavedFiles();

interface Row {
  readonly id: number;
}
const rows: readonly Row[] = [{ id: 1 }, { id: 2 }];

type ReadAll = ExportButtonProps<Row>['list']['readAll'];

const open = async (readAll: ReadAll) =>
  renderScreen(
    standard.app,
    <ExportButton
      list={{ rows: [...rows], readAll }}
      columns={[exportColumn<Row>('id', 'Id', ({ id }) => id)]}
      name="Events"
      logged={{ name: 'events', of: 1 }}
      file={['events', 'Bole']}
    />,
    { as: 'hana' },
  );

const logs = async () =>
  (await (await standard.app.as('admin')).get('/api/action-logs')).body.logs.filter(
    ({ action }: { action: string }) => action === 'list.export',
  );

test('an Excel export is named after its branch and day, and logged', async () => {
  const { user } = await open(() => Promise.resolve([...rows]));
  await user.click(await screen.findByRole('button', { name: 'Export for Excel: Events' }));
  await waitFor(() => expect(saved.names()).toEqual(['events-bole-2019-01-11.xlsx']));
  expect(await logs()).toHaveLength(1);
});

test('a long export shows its progress, and a stopped one leaves no file and no log entry', async () => {
  const { user } = await open(
    ({ onProgress, signal } = {}) =>
      new Promise((_, reject) => {
        onProgress?.(120);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await user.click(await screen.findByRole('button', { name: 'Export for Excel: Events' }));
  expect(await screen.findByText('120 rows read')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Stop the export: Events' }));
  await waitFor(() => expect(screen.queryByText('120 rows read')).toBeNull());
  expect(screen.getByRole('button', { name: 'Export for Excel: Events' })).toHaveFocus();
  expect(screen.queryByText(/broke off/)).toBeNull();
  expect(saved.names()).toEqual([]);
  expect(await logs()).toEqual([]);
});

test('a failed export says so and leaves no file', async () => {
  const { user } = await open(() => Promise.reject(new TypeError('offline')));
  await user.click(await screen.findByRole('button', { name: 'Export as CSV: Events' }));
  expect(
    await screen.findByText('The export broke off, and no file was saved. Try again.'),
  ).toBeVisible();
  expect(saved.names()).toEqual([]);
});
