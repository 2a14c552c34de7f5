import { join } from 'node:path';
import Papa from 'papaparse';
import type { ShownSheet } from '../cells/differences.ts';
import { writtenSheets } from '../cells/written-cells.ts';
import { run } from '../run-program.ts';
import { each, type Shown, type TableProgram } from './program.ts';

const PYTHON = '/usr/bin/python3';

async function read(files: readonly string[]): Promise<Shown> {
  const script = join(import.meta.dirname, 'read-tables.py');
  const sheets: Record<string, ShownSheet[]> = JSON.parse(await run(PYTHON, [script, ...files]));
  return new Map(Object.entries(sheets));
}

const versionOf = (code: string) => run(PYTHON, ['-c', code]).then((said) => said.trim());

export const openpyxl: TableProgram = {
  name: 'openpyxl',
  version: () => versionOf('import openpyxl; print(openpyxl.__version__)'),
  workbooks: read,
};

export const pythonCsv: TableProgram = {
  name: 'Python csv',
  version: () => versionOf('import platform; print(platform.python_version())'),
  csvs: read,
};

export const xlsx2csv: TableProgram = {
  name: 'xlsx2csv',
  version: async () => (await run('xlsx2csv', ['--version'])).trim(),
  workbooks: (files) =>
    each(files, async (file) => {
      const sheets = await writtenSheets(file);
      const texts = sheets.map((_, at) => run('xlsx2csv', ['-s', String(at + 1), file]));
      return (await Promise.all(texts)).map((text) => Papa.parse<string[]>(text.trimEnd()).data);
    }),
};
