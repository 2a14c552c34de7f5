/** Packs the library, checks it with publint and attw, and uses it outside the workspace. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judgeTarball, packPackage, run } from '@digis/tooling/pack-package';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'ethio-date-'));

const USE = `
import { dayInfo, etToIso, formatEtDate } from '@digis/ethio-date';
import { am } from '@digis/ethio-date/am';
import { fromEpochDay } from '@digis/ethio-date/core';
import { om } from '@digis/ethio-date/om';
const date = fromEpochDay(20727);
console.log([etToIso(date), formatEtDate(date, 'long', 'am'), am.months[0], om.months[0], dayInfo(date).menu].join(' | '));
`;
const EXPECTED = '2026-10-01 | መስከረም 21 ቀን 2019 ዓ.ም. | መስከረም | Fulbaana | any';

try {
  const tarball = packPackage('ethio-date', folder);
  judgeTarball(tarball, { cwd: root });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--omit=peer', tarball], folder);
  writeFileSync(join(folder, 'use.js'), USE);
  const said = run(process.execPath, ['use.js'], folder).trim();
  if (said !== EXPECTED) throw new Error(`The installed package said ${said}`);
  console.log(`publint and attw are clean; installed alone it says: ${said}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
