import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { differences, writtenInCsv } from './cells/differences.ts';
import { writtenSheets } from './cells/written-cells.ts';
import { labelOf, type MadeFiles } from './make-files.ts';
import { passphrase } from './making/house.ts';
import {
  ageWith,
  hledger,
  type OtherProgram,
  pdfToText,
  sevenZip,
  unzip,
} from './programs/archives.ts';
import { excelJs, sheetJs } from './programs/libraries.ts';
import { gnumeric, libreOffice } from './programs/offices.ts';
import type { Shown, TableProgram } from './programs/program.ts';
import { openpyxl, pythonCsv, xlsx2csv } from './programs/python.ts';
import type { Result, Table } from './table.ts';

const tablePrograms = [
  libreOffice,
  gnumeric,
  openpyxl,
  pythonCsv,
  excelJs,
  sheetJs,
  xlsx2csv,
] as const;

type Written = Awaited<ReturnType<typeof writtenSheets>>;

const linesOf = (file: string) =>
  Papa.parse<string[]>(
    readFileSync(file, 'utf8')
      .replace(/^\uFEFF/u, '')
      .trimEnd(),
  ).data;

async function writtenOf(file: string): Promise<Written> {
  if (file.endsWith('.xlsx')) return writtenSheets(file);
  return [{ name: '', rows: writtenInCsv(linesOf(file)) }];
}

async function compared(program: TableProgram, shown: Shown): Promise<Result[]> {
  return Promise.all(
    [...shown].map(async ([file, sheets]) => {
      const written = await writtenOf(file);
      const found =
        sheets instanceof Error
          ? [sheets.message]
          : written.flatMap(({ rows }, at) => differences(rows, sheets[at] ?? []));
      return { file: labelOf(file), program: program.name, found };
    }),
  );
}

async function* ofTables(program: TableProgram, made: MadeFiles): AsyncGenerator<Result> {
  const place = () => mkdtempSync(join(tmpdir(), 'digis-opened-'));
  if (program.workbooks)
    yield* await compared(program, await program.workbooks(made.workbooks, place()));
  const csvs = [...made.csvs, made.journal];
  if (program.csvs) yield* await compared(program, await program.csvs(csvs, place()));
}

/** The app marks such text in a CSV by an apostrophe, so that no program converts it. */
const unmarked = (text: string) => text.replace(/^'(?=[=+\-@\t\r0-9])/u, '');

async function twins(made: MadeFiles): Promise<Result[]> {
  // Excludes the logs, because the second export of the log contains the first.
  const listed = made.csvs.filter((csv) => !labelOf(csv).startsWith('action-logs'));
  return Promise.all(
    listed.map(async (csv) => {
      const [sheet] = await writtenSheets(csv.replace(/csv$/u, 'xlsx'));
      const lines = linesOf(csv).map((line) => line.map(unmarked));
      return { file: labelOf(csv), program: TWIN, found: differences(sheet?.rows ?? [], lines) };
    }),
  );
}

const TWIN = 'its workbook';

const checksOf = (
  made: MadeFiles,
): readonly (readonly [OtherProgram, string, readonly string[]])[] => {
  const inZip = [
    'read-me.txt',
    'journal.csv',
    'journal.xlsx',
    'vat.xlsx',
    'certificates.xlsx',
    'check.xlsx',
  ];
  const zips = [unzip, sevenZip];
  return [
    ...zips.map((program) => [program, made.envelope, inZip] as const),
    ...zips.flatMap((program) =>
      made.workbooks.map((file) => [program, file, ['workbook.xml']] as const),
    ),
    [hledger, made.journal, []],
    [pdfToText, made.agreement.file, made.agreement.says],
    [ageWith(passphrase), made.copy, ['manifest']],
    [ageWith(null), made.backup, []],
  ];
};

async function checked(made: MadeFiles, absent: ReadonlyMap<string, string>): Promise<Result[]> {
  const results: Result[] = [];
  for (const [program, file, says] of checksOf(made)) {
    if (absent.has(program.name)) continue;
    const why = await program.check(file, says).then(
      () => [],
      (error: unknown) => [String(error)],
    );
    results.push({ file: labelOf(file), program: program.name, found: why });
  }
  return results;
}

async function versions() {
  const programs = new Map<string, string>();
  const absent = new Map<string, string>();
  for (const program of [...tablePrograms, unzip, sevenZip, hledger, pdfToText, ageWith(null)])
    try {
      programs.set(program.name, await program.version());
    } catch (error) {
      absent.set(program.name, String(error).split('\n')[0] ?? '');
    }
  return { programs, absent };
}

export async function openAll(made: MadeFiles): Promise<Table> {
  const { programs, absent } = await versions();
  const results: Result[] = [];
  for (const program of tablePrograms.filter(({ name }) => programs.has(name)))
    for await (const result of ofTables(program, made)) results.push(result);
  results.push(...(await twins(made)), ...(await checked(made, absent)));
  return { results, programs: new Map([...programs, [TWIN, '']]), absent };
}
