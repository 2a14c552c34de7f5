/**
 * Makes other programs write the books of `files`, with the expected rows in `books.json`.
 *
 *   node tests/books/make-books.ts
 *
 * Debian packages: libreoffice-calc, gnumeric, python3-openpyxl, python3-xlsxwriter, python3-xlwt,
 * python3-uno, libexcel-writer-xlsx-perl, libspreadsheet-writeexcel-perl. ExcelJS and SheetJS are
 * installed temporarily. `by-hand` imitates files of phones and Google.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type Kept, expectedSheets } from './expected-rows.ts';
import { handMade } from './hand-made.ts';
import {
  lockWithXlsxPopulate,
  writeWithExcelJs,
  writeWithSheetJs,
} from './programs/write-with-node.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';

const here = import.meta.dirname;
const files = join(here, 'files');
const inText: Kept = { texts: 'shown', names: [''] };
const inPage: Kept = { texts: 'shown', names: ['Sheet1'] };
const temporary = mkdtempSync(join(tmpdir(), 'books-'));
const books: Record<string, unknown> = {};

function pathOf(file: string): string {
  const path = join(files, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

function refused(file: string, fault: string): string {
  books[file] = { fault };
  return pathOf(file);
}

function expected(file: string, scenario: ScenarioName, kept: Kept = {}): string {
  books[file] = expectedSheets(scenarios[scenario], kept);
  return pathOf(file);
}

/** True if sheets get the same name, because each letter of their Amharic names is replaced. */
const isNamedTwice = (name: ScenarioName, kept?: Kept) =>
  kept?.letters !== undefined && name === 'moving';

const source = (name: ScenarioName) => join(files, `openpyxl/${name}.xlsx`);

const run = (program: string, parts: readonly string[], scenario?: ScenarioName) =>
  execFileSync(program, parts, {
    ...(scenario && { input: JSON.stringify(scenarios[scenario]) }),
    stdio: ['pipe', 'ignore', 'inherit'],
  });

const each = Object.keys(scenarios).filter((name): name is ScenarioName => name in scenarios);

function withPython() {
  const python = join(here, 'programs/write_with_python.py');
  for (const name of each) {
    for (const program of ['openpyxl', 'xlsxwriter']) {
      const path = expected(`${program}/${name}.xlsx`, name, { formulas: 'nothing' });
      run('/usr/bin/python3', [python, program, path], name);
    }
    const path = expected(`xlwt/${name}.xls`, name, { formulas: 'blank', merged: 0 });
    run('/usr/bin/python3', [python, 'xlwt', path], name);
  }
}

function withPerl() {
  const perl = join(here, 'programs/write-with-perl.pl');
  for (const name of each) {
    run(
      'perl',
      [perl, expected(`excel-writer-xlsx/${name}.xlsx`, name, { formulas: 'nothing' })],
      name,
    );
    run('perl', [perl, expected(`write-excel/${name}.xls`, name, { formulas: 'zero' })], name);
  }
}

async function withNode() {
  const packages = ['exceljs@4.4.0', '@e965/xlsx@0.20.3', 'xlsx-populate@1.21.0'];
  run('npm', ['install', '--prefix', temporary, '--no-audit', ...packages]);
  const require = createRequire(join(temporary, 'package.json'));
  const [excelJs, sheetJs] = [require('exceljs'), require('@e965/xlsx')];
  for (const name of each) {
    const path = expected(`exceljs/${name}.xlsx`, name, { formulas: 'nothing' });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await writeWithExcelJs(excelJs, scenarios[name], path);
  }
  const lockedPath = refused('xlsx-populate/locked.xlsx', 'locked');
  await lockWithXlsxPopulate(require('xlsx-populate'), source('clients'), lockedPath);
  const kinds: readonly (readonly [kind: string, file: string, kept?: Kept])[] = [
    ['xlsx', 'xlsx'],
    ['xlsb', 'xlsb'],
    ['biff8', 'xls', { shows: ['rows'] }],
    ['biff5', '95.xls', { shows: ['rows', 'columns'], merged: 0, letters: '_' }],
    ['ods', 'ods', { shows: ['rows', 'columns', 'sheets'] }],
    ['xlml', '2003.xls'],
  ];
  for (const [kind, ending, kept] of kinds) {
    for (const name of each) {
      const file = `sheetjs/${name}.${ending}`;
      const path = isNamedTwice(name, kept) ? refused(file, 'broken') : expected(file, name, kept);
      writeWithSheetJs(sheetJs, scenarios[name], path, kind);
    }
  }
  for (const kind of ['html', 'csv']) {
    const path = expected(`sheetjs/clients.${kind}`, 'clients', kind === 'csv' ? inText : inPage);
    writeWithSheetJs(sheetJs, scenarios.clients, path, kind);
  }
}

/** A separate profile, so that the run does not disturb an open LibreOffice. */
const settings = `-env:UserInstallation=file://${temporary}/office`;

function withLibreOffice() {
  const save = (name: ScenarioName, ending: string, filter: string, kept?: Kept) => {
    const path = expected(`libreoffice/${name}.${ending}`, name, kept);
    run('soffice', [
      settings,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      temporary,
      source(name),
    ]);
    const [kind = ''] = filter.split(':');
    renameSync(join(temporary, basename(source(name), 'xlsx') + kind), path);
  };
  for (const name of each) {
    for (const kind of ['xlsx', 'xls']) save(name, kind, kind);
    save(name, 'ods', 'ods', { booleans: 'numbers' });
  }
  const csv = (separator: number, set: number) =>
    `csv:Text - txt - csv (StarCalc):${separator},34,${set},1,,0,false,true`;
  save('clients', 'csv', csv(44, 76), inText);
  save('clients', 'tsv', csv(9, 76), inText);
  save('clients', 'utf16.csv', csv(59, 65_535), inText);
  save('clients', 'html', 'html', inPage);
}

function locked() {
  const paths = ['xls', 'ods'].map((ending) => refused(`libreoffice/locked.${ending}`, 'locked'));
  run('/usr/bin/python3', [
    join(here, 'programs/lock_with_libreoffice.py'),
    settings,
    source('clients'),
    ...paths,
  ]);
}

function withGnumeric() {
  const save = (name: ScenarioName, ending: string, exporter: string, kept?: Kept) => {
    const file = `gnumeric/${name}.${ending}`;
    const path = isNamedTwice(name, kept) ? refused(file, 'broken') : expected(file, name, kept);
    run('ssconvert', ['--recalc', `--export-type=${exporter}`, source(name), path]);
  };
  for (const name of each) {
    save(name, 'xlsx', 'Gnumeric_Excel:xlsx2', { shows: ['sheets'] });
    save(name, 'xls', 'Gnumeric_Excel:excel_biff8');
    save(name, '95.xls', 'Gnumeric_Excel:excel_biff7', { letters: '?' });
    save(name, 'ods', 'Gnumeric_OpenCalc:odf');
  }
  save('clients', 'csv', 'Gnumeric_stf:stf_csv', { ...inText, texts: 'kept' });
  save('clients', 'html', 'Gnumeric_html:html40', { ...inPage, merged: 2 });
}

function byHand() {
  const folder = join(here, 'by-hand');
  for (const [file, sheet] of Object.entries(handMade)) books[`../by-hand/${file}`] = [sheet];
  const missing = readdirSync(folder).filter((file) => !(file in handMade));
  if (missing.length > 0) throw new Error(`no rows are expected of ${missing.join(', ')}`);
}

rmSync(files, { recursive: true, force: true });
byHand();
withPython();
withPerl();
await withNode();
withLibreOffice();
locked();
withGnumeric();
writeFileSync(join(here, 'books.json'), `${JSON.stringify(books, null, 1)}\n`);
rmSync(temporary, { recursive: true });
