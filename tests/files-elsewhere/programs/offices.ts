import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Papa from 'papaparse';
import { writtenSheets } from '../cells/written-cells.ts';
import { run } from '../run-program.ts';
import { each, type TableProgram } from './program.ts';

const linesOf = (file: string) =>
  Papa.parse<string[]>(
    readFileSync(file, 'utf8')
      .replace(/^\uFEFF/u, '')
      .trimEnd(),
  ).data;

const asOne = (file: string) => [linesOf(file)];

/** Comma, quotes, UTF-8, values as shown, one file per sheet. */
const EACH_SHEET = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
const UTF8 = '--infilter=CSV:44,34,76,1';

async function convert(files: readonly string[], into: string, ...args: readonly string[]) {
  const copies = files.map((file, at) => {
    const copy = join(into, `f${String(at).padStart(3, '0')}${extname(file)}`);
    copyFileSync(file, copy);
    return copy;
  });
  const out = join(into, 'out');
  mkdirSync(out);
  const profile = `-env:UserInstallation=${pathToFileURL(join(into, 'profile')).href}`;
  await run('soffice', [profile, '--headless', ...args, '--outdir', out, ...copies]);
  return (at: number, more = '') => join(out, `f${String(at).padStart(3, '0')}${more}.csv`);
}

export const libreOffice: TableProgram = {
  name: 'LibreOffice',
  version: async () => (await run('soffice', ['--version'])).split(' ')[1] ?? '',
  workbooks: async (files, into) => {
    const fileOf = await convert(files, into, '--convert-to', EACH_SHEET);
    return each(files, async (file, at) =>
      (await writtenSheets(file)).map(({ name }) => linesOf(fileOf(at, `-${name}`))),
    );
  },
  csvs: async (files, into) => {
    const fileOf = await convert(files, into, UTF8, '--convert-to', EACH_SHEET);
    const named = (at: number) => `f${String(at).padStart(3, '0')}`;
    return each(files, async (_file, at) => {
      const own = fileOf(at, `-${named(at)}`);
      return asOne(existsSync(own) ? own : fileOf(at));
    });
  },
};

const AS_SHOWN = ['-T', 'Gnumeric_stf:stf_assistant', '-O'];
const OPTIONS = 'format=preserve separator=, quoting-mode=auto charset=UTF-8';

async function convertByGnumeric(...args: readonly string[]) {
  const said = await run('sh', ['-c', '"$@" 2>&1', 'sh', 'ssconvert', ...args]);
  if (said.trim() !== '') throw new Error(said.trim());
}

export const gnumeric: TableProgram = {
  name: 'Gnumeric',
  version: async () => /version '([\d.]+)'/u.exec(await run('ssconvert', ['--version']))?.[1] ?? '',
  workbooks: (files, into) =>
    each(files, async (file, at) => {
      const sheets = await writtenSheets(file);
      await convertByGnumeric('-S', ...AS_SHOWN, OPTIONS, file, join(into, `${at}-%n.csv`));
      return sheets.map((_, sheet) => linesOf(join(into, `${at}-${sheet}.csv`)));
    }),
  csvs: (files, into) =>
    each(files, async (file, at) => {
      const out = join(into, `${at}.csv`);
      await convertByGnumeric(file, out);
      return asOne(out);
    }),
};
