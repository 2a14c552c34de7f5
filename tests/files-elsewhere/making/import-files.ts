/** Writes import templates and left-out rows with the app's code, which Vite loads. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const kinds = ['clients', 'items', 'packages', 'employees', 'vendors', 'events'] as const;

const leftOut = {
  kind: 'events',
  heads: ['ስም', 'Phone', 'Date', 'Hour', 'Total'],
  mapping: ['client.name', 'client.primary_phone', 'event_date', 'time', 'total'],
  rows: [
    {
      row: 4,
      cells: ['አልማዝ ተስፋዬ', 911_001_122, '12/6/2019', '7:30', 210_000],
      reasons: new Map([['event_date', 'This is a day in both calendars.']]),
    },
    {
      row: 9,
      cells: ['=SUM(A1)', '0911 00 11 22', { serial: 46_357 }, null, 'ብር 5,000.50'],
      reasons: new Map([['', 'The event already exists.']]),
    },
  ],
  words: { row: 'Row', reason: 'Reason' },
};

export async function* writeImportFiles(folder: string): AsyncGenerator<string> {
  const before = process.cwd();
  // The app's Vite plugins resolve paths from the working directory.
  process.chdir('apps/backoffice');
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const path = '/src/features/imports/files/import-files.ts';
    const { templateOf, leftOutFile } = await vite.ssrLoadModule(path);
    const keep = async (name: string, made: Promise<Blob>) => {
      const file = join(folder, name);
      writeFileSync(file, Buffer.from(await (await made).arrayBuffer()));
      return file;
    };
    for (const kind of kinds) yield keep(`template-${kind}.xlsx`, templateOf(kind));
    yield keep('left-out-rows.xlsx', leftOutFile(leftOut));
  } finally {
    await vite.close();
    process.chdir(before);
  }
}
