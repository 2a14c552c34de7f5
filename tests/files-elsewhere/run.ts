/** `pnpm proof:files`: opens every kind of product file with common programs, and compares cells. `--proof` writes docs/proof; `--keep FOLDER` keeps the files. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bringPrograms } from '../engines/bring/debian.ts';
import { makeFiles } from './make-files.ts';
import { openAll } from './open-files.ts';
import { writeTable } from './table.ts';

const { values } = parseArgs({
  options: { proof: { type: 'boolean', default: false }, keep: { type: 'string' } },
});

const debian = {
  'libreoffice-calc': '/usr/bin/soffice',
  gnumeric: '/usr/bin/ssconvert',
  'python3-openpyxl': '/usr/lib/python3/dist-packages/openpyxl/__init__.py',
  xlsx2csv: '/usr/bin/xlsx2csv',
  unzip: '/usr/bin/unzip',
  'p7zip-full': '/usr/bin/7z',
  'poppler-utils': '/usr/bin/pdftotext',
  age: '/usr/bin/age',
  hledger: '/usr/bin/hledger',
  bsdutils: '/usr/bin/script',
};

for (const [name, path] of Object.entries(debian))
  try {
    bringPrograms({ [name]: path });
  } catch (error) {
    console.log(String(error));
  }
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'digis-made-'));
mkdirSync(folder, { recursive: true });
const table = await openAll(await makeFiles(folder));
const failed = table.results.filter((result) => result.found.length > 0);
for (const { file, program, found } of failed)
  console.log(
    `✗ ${file} in ${program}: ${found.length} differences\n    ${found.slice(0, 3).join('\n    ')}`,
  );
for (const [name, why] of table.absent) console.log(`${name} is not available: ${why}`);
console.log(`${table.results.length - failed.length} of ${table.results.length} opened as written`);
if (values.proof) writeTable(table);
if (!values.keep) rmSync(folder, { recursive: true });
process.exit(failed.length === 0 && table.absent.size === 0 ? 0 : 1);
