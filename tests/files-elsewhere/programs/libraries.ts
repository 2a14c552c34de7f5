import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { ShownCell, ShownSheet } from '../cells/differences.ts';
import { each, type TableProgram } from './program.ts';

const packages = { exceljs: '4.4.0', '@e965/xlsx': '0.20.3' } as const;

function bring(): NodeJS.Require {
  const folder = resolve('.tools/files-elsewhere');
  const missing = Object.entries(packages).filter(
    ([name]) => !existsSync(join(folder, 'node_modules', name)),
  );
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true });
    const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
    const quiet = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', '--prefix', folder, ...quiet, ...names], { cwd: folder });
  }
  return createRequire(join(folder, 'package.json'));
}

const shownBy = (value: unknown): ShownCell => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as ShownCell);
};

interface ExcelSheet {
  readonly rowCount: number;
  getRow(row: number): { readonly values: readonly unknown[] };
}

const rowsOf = (sheet: ExcelSheet): ShownSheet =>
  Array.from({ length: sheet.rowCount }, (_, at) =>
    Array.from(sheet.getRow(at + 1).values.slice(1), shownBy),
  );

export const excelJs: TableProgram = {
  name: 'ExcelJS',
  version: async () => packages.exceljs,
  workbooks: (files) =>
    each(files, async (file) => {
      const { Workbook } = bring()('exceljs');
      const book = new Workbook();
      await book.xlsx.readFile(file);
      return book.worksheets.map(rowsOf);
    }),
};

const shownBySheetJs = async (file: string): Promise<ShownSheet[]> => {
  const { read, utils } = bring()('@e965/xlsx');
  const book = read(readFileSync(file), { type: 'buffer' });
  const options = { header: 1, raw: false, defval: null, blankrows: true };
  return book.SheetNames.map((name: string) => utils.sheet_to_json(book.Sheets[name], options));
};

export const sheetJs: TableProgram = {
  name: 'SheetJS',
  version: async () => packages['@e965/xlsx'],
  workbooks: (files) => each(files, shownBySheetJs),
  csvs: (files) => each(files, shownBySheetJs),
};
